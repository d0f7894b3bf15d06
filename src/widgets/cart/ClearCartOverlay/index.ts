export { attributes, callbacks } from './attributes';
export { ClearCartOverlay, type ClearCartOverlayProps } from './ClearCartOverlay';
