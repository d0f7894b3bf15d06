import { TITLE_WORDS } from '../../core/cart/rules/adding/feedbackTitles';
import { FAILURE_WORDS } from '../../core/cart/rules/adding/feedbackWords';
import { DELIVERY_WORDS } from '../../core/cart/rules/deliveryWords';
import { FREE_SHIPPING_WORDS } from '../../core/cart/rules/freeShippingWords';
import { FURNITURE_WORDS } from '../../core/cart/rules/furnitureWords';
import { INSTANT_SAVING } from '../../core/cart/rules/instantSaving';
import { CODE_WORDS } from '../../core/cart/rules/notices/cartCodeWords';
import { COUPON_WORDS } from '../../core/cart/rules/notices/couponWords';
import { NOTICE_WORDS } from '../../core/cart/rules/notices/noticeWords';
import { GROUP_WORDS } from '../../core/cart/rules/notices/notificationWords';
import { OVERLAY_WAY_WORDS } from '../../core/cart/rules/notices/overlayWayWords';
import { CONTACT_WORDS } from '../../core/platform/rules/contact';
import { GENERIC_WORDS } from '../../core/platform/rules/genericWords';

/** Cart messages that several widgets share: codes, notices, deliveries and failures. */
export const cart = {
  cart: {
    ...CODE_WORDS,
    ...CONTACT_WORDS,
    ...COUPON_WORDS,
    ...DELIVERY_WORDS,
    ...FAILURE_WORDS,
    ...FREE_SHIPPING_WORDS,
    ...FURNITURE_WORDS,
    ...GENERIC_WORDS,
    ...GROUP_WORDS,
    ...NOTICE_WORDS,
    ...OVERLAY_WAY_WORDS,
    ...TITLE_WORDS,
    instantSaving: INSTANT_SAVING,
  },
};
