export { attributes, callbacks } from './attributes';
export { VendorPaymentReturn, type VendorPaymentReturnProps } from './VendorPaymentReturn';
