export { attributes, callbacks } from './attributes';
export { CartPage } from './CartPage';
export type { CartPageProps } from './cartPageProps';
