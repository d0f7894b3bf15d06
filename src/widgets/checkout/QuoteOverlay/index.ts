export { attributes, callbacks } from './attributes';
export { QuoteOverlay, type QuoteOverlayProps } from './QuoteOverlay';
