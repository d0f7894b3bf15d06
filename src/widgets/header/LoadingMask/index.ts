export { attributes, callbacks } from './attributes';
export { LoadingMask, type LoadingMaskProps } from './LoadingMask';
