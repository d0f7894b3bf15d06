export { attributes, callbacks } from './attributes';
export { PoNumberOverlay, type PoNumberOverlayProps } from './PoNumberOverlay';
