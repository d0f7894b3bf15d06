import { CODE_WORDS } from '../../core/rules/cartCodeWords';
import { CONTACT_WORDS } from '../../core/rules/contact';
import { COUPON_WORDS } from '../../core/rules/couponWords';
import { DELIVERY_WORDS } from '../../core/rules/deliveryWords';
import { TITLE_WORDS } from '../../core/rules/feedbackTitles';
import { FAILURE_WORDS } from '../../core/rules/feedbackWords';
import { FREE_SHIPPING_WORDS } from '../../core/rules/freeShippingWords';
import { FURNITURE_WORDS } from '../../core/rules/furnitureWords';
import { GENERIC_WORDS } from '../../core/rules/genericWords';
import { INSTANT_SAVING } from '../../core/rules/instantSaving';
import { NOTICE_WORDS } from '../../core/rules/noticeWords';
import { GROUP_WORDS } from '../../core/rules/notificationWords';
import { OVERLAY_WAY_WORDS } from '../../core/rules/overlayWayWords';

/** What is said of the cart wherever it is: codes, notices, deliveries, and what failed. */
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
