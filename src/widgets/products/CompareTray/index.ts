export { attributes, callbacks } from './attributes';
export { CompareTray, type CompareTrayProps } from './CompareTray';
