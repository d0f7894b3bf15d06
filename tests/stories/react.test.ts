import { holdEveryStory } from './everyStory';

await holdEveryStory('react');
