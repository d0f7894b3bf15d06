export type { AccountingChange, AccountingClient } from './client/accountingClient';
export type { CheckoutEnd, CheckoutRequest } from './client/checkout';
export { type Accounting, checkPurchaseOrder, missingAccounting, purchaseOrderMax } from './rules/accounting';
export { blocksCheckout, checkoutBlockMessages, hasOnlySamples } from './rules/checkoutBlock';
export { checkoutDestination, type SignInType } from './rules/checkoutDestination';
export { type Order, type OrderLine, type OrderPayment, orderedUnits } from './rules/order';
export { checkLocation, formatAddress, type NewLocation, type ShipToLocation } from './rules/shipTo';
