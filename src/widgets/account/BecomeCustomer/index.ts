export { attributes, callbacks } from './attributes';
export { BecomeCustomer, type BecomeCustomerProps } from './BecomeCustomer';
