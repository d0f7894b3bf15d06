export { attributes, callbacks } from './attributes';
export { ShipToOverlay, type ShipToOverlayProps } from './ShipToOverlay';
