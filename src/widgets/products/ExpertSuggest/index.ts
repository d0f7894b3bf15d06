export { attributes, callbacks } from './attributes';
export { ExpertSuggest, type ExpertSuggestProps } from './ExpertSuggest';
