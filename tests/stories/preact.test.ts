import { afterAll } from 'vitest';
import { builtStorybook } from './builtStorybook';
import { holdEveryStory } from './everyStory';

const storybook = await builtStorybook('preact');
afterAll(storybook.stop);

holdEveryStory('preact', storybook);
