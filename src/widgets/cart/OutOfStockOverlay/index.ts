export { attributes, callbacks } from './attributes';
export { OutOfStockOverlay, type OutOfStockOverlayProps } from './OutOfStockOverlay';
export type { SoldOutItem } from './SoldOutRow';
