import { holdEveryStory } from './everyStory';

holdEveryStory('preact');
