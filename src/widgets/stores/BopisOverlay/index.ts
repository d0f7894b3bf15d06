export { attributes, callbacks } from './attributes';
export { BopisOverlay, type BopisOverlayProps } from './BopisOverlay';
