export { attributes, callbacks } from './attributes';
export { RewardsOverlay, type RewardsOverlayProps } from './RewardsOverlay';
