export { type OrderRequest, type PaymentClient, paymentOf } from './client/paymentClient';
export type { AddressVerdict, Captcha, CheckoutPayment, PaymentSession } from './rules/checkoutPayment';
export type { Address, AddressType } from './rules/payment';
export type { VendorContact } from './rules/vendorPayment';
