import { REWARDS_PROMPT_MESSAGES } from '../../core/account/rules/rewards';
import { SIGN_IN_MESSAGES } from '../../core/account/rules/signInMessages';
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
import type { DrawerForm } from '../../core/content/rules/drawerForm';
import { formMessages } from '../../core/content/rules/formMessages';
import { CONTACT_MESSAGES } from '../../core/platform/rules/contact';
import { GENERIC_MESSAGES } from '../../core/platform/rules/genericMessage';
import { DELIVERY_METHOD_MESSAGES } from '../../core/stores/rules/deliveryMethod';
import { form as becomeCustomer } from '../../widgets/account/BecomeCustomer/form';
import { form as bonusCategories } from '../../widgets/account/BonusCategories/form';
import { messages as loginDrawer } from '../../widgets/account/LoginDrawer/messages';
import { form as loyaltyEnrollment } from '../../widgets/account/LoyaltyEnrollment/form';
import { form as loyaltyOffers } from '../../widgets/account/LoyaltyOffers/form';
import { form as missingPoints } from '../../widgets/account/MissingPoints/form';
import { messages as cartPage } from '../../widgets/cart/CartPage/messages';
import { substituteMessages } from '../../widgets/cart/CartPage/substituteMessages';
import { badgeMessages } from '../../widgets/cart/MiniCart/badgeMessages';
import { messages as miniCart } from '../../widgets/cart/MiniCart/messages';
import { form as quoteOverlay } from '../../widgets/checkout/QuoteOverlay/form';
import { form as marketingDrawer } from '../../widgets/content/MarketingDrawer/form';
import { form as subscribeOffers } from '../../widgets/content/SubscribeOffers/form';
import { form as autoRestockDrawer } from '../../widgets/products/AutoRestockDrawer/form';
import * as widgets from './widgets';

const rewardsFormMessages = (form: DrawerForm): Record<string, string> => ({
  ...REWARDS_PROMPT_MESSAGES,
  ...formMessages(form),
});

/**
 * All messages of the widgets in English, the specification's language, by widget and key. Catalogues translate these.
 */
export const english = {
  ...widgets,
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
  'cart-page': { ...cartPage, ...substituteMessages },
  'mini-cart': { ...miniCart, ...badgeMessages },
  'login-drawer': { ...loginDrawer, ...SIGN_IN_MESSAGES },
  'auto-restock-drawer': formMessages(autoRestockDrawer),
  'become-customer': formMessages(becomeCustomer),
  'bonus-categories': rewardsFormMessages(bonusCategories),
  'loyalty-enrollment': formMessages(loyaltyEnrollment),
  'loyalty-offers': rewardsFormMessages(loyaltyOffers),
  'marketing-drawer': formMessages(marketingDrawer),
  'missing-points': rewardsFormMessages(missingPoints),
  'quote-overlay': formMessages(quoteOverlay),
  'subscribe-offers': formMessages(subscribeOffers),
};

/** A translation: a text under a key of the English messages. A widget may omit a text that is in `phrases`. */
export type Catalogue = { phrases: Record<string, string> } & {
  [Widget in keyof typeof english]: Partial<Record<keyof (typeof english)[Widget], string>>;
};
