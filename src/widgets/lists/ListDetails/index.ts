export { attributes, callbacks } from './attributes';
export { ListDetails, type ListDetailsProps } from './ListDetails';
