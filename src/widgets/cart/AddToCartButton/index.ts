export { AddToCartButton, type AddToCartButtonProps, pressAhead } from './AddToCartButton';
export { attributes, callbacks } from './attributes';
export type { ProductState } from './productState';
