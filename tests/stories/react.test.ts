import { afterAll } from 'vitest';
import { builtStorybook } from './builtStorybook';
import { holdEveryPicture } from './everyPicture';
import { holdEveryStory } from './everyStory';

const storybook = await builtStorybook('react');
afterAll(storybook.stop);

holdEveryStory('react', storybook);
holdEveryPicture(storybook);
