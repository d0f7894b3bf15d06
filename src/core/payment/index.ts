export { type CheckoutClient, checkoutOf } from './client/checkoutClient';
export { walletClientToken } from './client/paymentAuth';
export {
  type CardChange,
  type NewPayment,
  type PaymentClient,
  paymentOf,
  type TypedCard,
} from './client/paymentClient';
export { consumeVendorMessages, storeVendorMessages } from './client/vendorMessages';
export { sendVendorPayment, vendorFailure } from './client/vendorPayment';
export { type AddressCheck, addressLines, checkAddress, type TypedAddress } from './rules/billingAddress';
export { brandOf, type CardBrand, possibleBrands } from './rules/card/brand';
export { type CardExpiry, checkExpiry, type ExpiryStatus, expiryStatus } from './rules/card/expiry';
export {
  type CardKind,
  cardNumberText,
  checkCardNumber,
  isGiftCardNumber,
  isSecurityCode,
  securityCodeLength,
} from './rules/card/number';
export {
  type AddressVerdict,
  type Captcha,
  type CheckoutPayment,
  canSaveCard,
  hasNoOrder,
  isCovered,
  isOnAccount,
  type PaymentSession,
  type Vendor,
} from './rules/checkoutPayment';
export {
  type Address,
  type AddressType,
  giftShare,
  type Payment,
  type PaymentType,
  remainingAmount,
  restAfterGiftCards,
  restAfterPrepayments,
} from './rules/payment';
export { paymentFailure, paymentMessage } from './rules/paymentFailure';
export { type PaymentKind, type PaymentTab, paymentTabs } from './rules/paymentKinds';
export {
  type OrderAction,
  type OrderOutcome,
  type OrderRequest,
  orderAction,
  type PaymentChange,
  type PlacedOrder,
  paymentChanges,
  type UnpaidMethod,
  unpaidMethods,
} from './rules/placeOrder';
export { vendorFailureMessage } from './rules/vendorFailureMessage';
export {
  offeredVendors,
  type VendorAnswer,
  type VendorApproval,
  type VendorContact,
  type VendorReturn,
  vendorKind,
  vendorReturn,
} from './rules/vendorPayment';
