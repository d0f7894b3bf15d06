export { attributes, callbacks } from './attributes';
export { CheckoutButton, type CheckoutButtonProps } from './CheckoutButton';
