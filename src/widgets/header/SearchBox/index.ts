export { attributes, callbacks } from './attributes';
export { SearchBox, type SearchBoxProps } from './SearchBox';
