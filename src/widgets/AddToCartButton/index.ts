export { AddToCartButton, type AddToCartButtonProps } from './AddToCartButton';
export { attributes, callbacks } from './attributes';
export type { ProductState } from './productState';
