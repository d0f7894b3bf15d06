export { attributes, callbacks } from './attributes';
export { PremiumOverlay, type PremiumOverlayProps } from './PremiumOverlay';
