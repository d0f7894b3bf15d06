import { afterAll } from 'vitest';
import { holdAccessibility } from './accessibility';
import { builtStorybook } from './builtStorybook';
import { holdEveryControl } from './everyControl';
import { holdEveryPicture } from './everyPicture';
import { holdEveryStory } from './everyStory';

const storybook = await builtStorybook('react');
afterAll(storybook.stop);

holdEveryStory('react', storybook);
holdEveryControl(storybook);
holdEveryPicture(storybook);
holdAccessibility(storybook);
