export { attributes, callbacks } from './attributes';
export { CompareList, type CompareListProps } from './CompareList';
