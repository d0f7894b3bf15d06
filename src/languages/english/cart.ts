import { FAILURE_MESSAGES } from '../../core/cart/rules/adding/addFeedback';
import { TITLE_MESSAGES } from '../../core/cart/rules/adding/addStatus';
import { INSTANT_SAVING } from '../../core/cart/rules/cartSum';
import { DELIVERY_MESSAGES } from '../../core/cart/rules/deliveryLabel';
import { FREE_SHIPPING_MESSAGES } from '../../core/cart/rules/freeShipping';
import { FURNITURE_MESSAGES } from '../../core/cart/rules/furniture';
import { COUPON_MESSAGES } from '../../core/cart/rules/notices/couponMessage';
import { CODE_MESSAGES } from '../../core/cart/rules/notices/messageText';
import { NOTICE_MESSAGES } from '../../core/cart/rules/notices/noticeText';
import { GROUP_MESSAGES } from '../../core/cart/rules/notices/notificationGroups';
import { OVERLAY_ACTION_MESSAGES } from '../../core/cart/rules/overlayActions';
import { STOCK_ALERT_MESSAGES } from '../../core/cart/rules/stockAlert';
import { CONTACT_MESSAGES } from '../../core/platform/rules/contact';
import { GENERIC_MESSAGES } from '../../core/platform/rules/genericMessage';
import { DELIVERY_METHOD_MESSAGES } from '../../core/stores/rules/deliveryMethod';

/** Cart messages that several widgets share: codes, notices, deliveries and failures. */
export const cart = {
  cart: {
    ...CODE_MESSAGES,
    ...CONTACT_MESSAGES,
    ...COUPON_MESSAGES,
    ...DELIVERY_MESSAGES,
    ...DELIVERY_METHOD_MESSAGES,
    ...FAILURE_MESSAGES,
    ...FREE_SHIPPING_MESSAGES,
    ...FURNITURE_MESSAGES,
    ...GENERIC_MESSAGES,
    ...GROUP_MESSAGES,
    ...NOTICE_MESSAGES,
    ...OVERLAY_ACTION_MESSAGES,
    ...STOCK_ALERT_MESSAGES,
    ...TITLE_MESSAGES,
    instantSaving: INSTANT_SAVING,
  },
};
