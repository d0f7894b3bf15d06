export { ApiFailureOverlay, type ApiFailureOverlayProps } from './ApiFailureOverlay';
export { attributes, callbacks } from './attributes';
