export { AddToList, type AddToListProps } from './AddToList';
export { attributes, callbacks } from './attributes';
