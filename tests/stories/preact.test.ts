import { holdEveryStory } from './everyStory';

await holdEveryStory('preact');
