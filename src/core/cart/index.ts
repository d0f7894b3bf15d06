export type { AddOptions, SpecialAddress } from './client/adding/addCall';
export type { ChangeResult, LineUpdate } from './client/cartChanger';
export type { CartClient } from './client/cartClient';
export { type CartExtras, type CouponsResult, cartExtrasOf, modifyOrder } from './client/cartExtras';
export type { CartState } from './client/cartState';
export { rememberHolidays } from './client/holidays';
export { type CartFlags, cartFlags } from './client/sentCart';
export type { CartContext } from './client/toCart';
export { relatedProducts, toCartDetails } from './client/toCartDetails';
export type { AddFeedback, FeedbackOption, FeedbackSurface } from './rules/adding/addFeedback';
export type { AddOutcome } from './rules/adding/addOutcome';
export type { AddItem } from './rules/adding/addRequest';
export type { ChildLine } from './rules/cart';
export {
  activeLines,
  type Cart,
  type CartMessage,
  type CartSummary,
  type Delivery,
  type DeliveryType,
  isEmptyCart,
  type LineItem,
  type LinePrice,
  type RelatedProduct,
} from './rules/cart';
export type { CartCoupon, CartDetails, LineDetails } from './rules/cartDetails';
export { type LineChange, lineChanges } from './rules/lineChange';
export { CART_CODES, type CartCode } from './rules/notices/cartCodes';
export { type Notification, type NotificationGroup, notificationGroups } from './rules/notices/notificationGroups';
export type { QuantityBounds } from './rules/quantity';
export { checkQuantity, type QuantityVerdict, stepQuantity } from './rules/quantity';
