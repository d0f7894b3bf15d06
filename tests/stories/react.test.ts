import { holdEveryStory } from './everyStory';

holdEveryStory('react');
