export { attributes, callbacks } from './attributes';
export { OrderConfirmation, type OrderConfirmationProps } from './OrderConfirmation';
