import { FRAME_TEXTS } from '../../cardFrame/texts';
import { REWARDS_MESSAGES, REWARDS_PROMPT_MESSAGES } from '../../core/account/rules/rewards';
import { SIGN_IN_MESSAGES } from '../../core/account/rules/signInMessages';
import { FAILURE_MESSAGES } from '../../core/cart/rules/adding/addFeedback';
import { TITLE_MESSAGES } from '../../core/cart/rules/adding/addStatus';
import { INSTANT_SAVING } from '../../core/cart/rules/cartSum';
import { DELIVERY_MESSAGES } from '../../core/cart/rules/deliveryLabel';
import { FREE_SHIPPING_MESSAGES } from '../../core/cart/rules/freeShipping';
import { FURNITURE_MESSAGES } from '../../core/cart/rules/furniture';
import { CLEAR_CART_MESSAGES } from '../../core/cart/rules/notices/clearCartMessages';
import { COUPON_MESSAGES } from '../../core/cart/rules/notices/couponMessage';
import { CODE_MESSAGES } from '../../core/cart/rules/notices/messageText';
import { NOTICE_MESSAGES } from '../../core/cart/rules/notices/noticeText';
import { GROUP_MESSAGES } from '../../core/cart/rules/notices/notificationGroups';
import { OVERLAY_ACTION_MESSAGES } from '../../core/cart/rules/overlayActions';
import { STOCK_ALERT_MESSAGES } from '../../core/cart/rules/stockAlert';
import { FORM_MESSAGES, formMessages } from '../../core/content/rules/formMessages';
import { LIST_MESSAGES } from '../../core/lists/rules/listMessages';
import { PAYMENT_MESSAGES } from '../../core/payment/rules/paymentFailure';
import { CONTACT_MESSAGES } from '../../core/platform/rules/contact';
import { GENERIC_MESSAGES } from '../../core/platform/rules/genericMessage';
import { PRODUCT_MESSAGES } from '../../core/products/rules/productMessages';
import { SAVED_MESSAGES } from '../../core/saved/rules/savedMessages';
import { DELIVERY_METHOD_MESSAGES } from '../../core/stores/rules/deliveryMethod';
import { STORE_MESSAGES } from '../../core/stores/rules/storeMessages';
import { form as becomeCustomer } from '../../widgets/account/BecomeCustomer/form';
import { form as bonusCategories } from '../../widgets/account/BonusCategories/form';
import { messages as loginDrawer } from '../../widgets/account/LoginDrawer/messages';
import { form as loyaltyEnrollment } from '../../widgets/account/LoyaltyEnrollment/form';
import { form as loyaltyOffers } from '../../widgets/account/LoyaltyOffers/form';
import { messages as messagesDrawer } from '../../widgets/account/MessagesDrawer/messages';
import { form as missingPoints } from '../../widgets/account/MissingPoints/form';
import { messages as salesRepInfo } from '../../widgets/account/SalesRepInfo/messages';
import { messages as welcomeMessage } from '../../widgets/account/WelcomeMessage/messages';
import { messages as chatLauncher } from '../../widgets/analytics/ChatLauncher/messages';
import { messages as feedbackSurvey } from '../../widgets/analytics/FeedbackSurvey/messages';
import { messages as requiredCookies } from '../../widgets/analytics/RequiredCookies/messages';
import { messages as orderApprovals } from '../../widgets/approvals/OrderApprovals/messages';
import { messages as addToCartButton } from '../../widgets/cart/AddToCartButton/messages';
import { messages as apiFailureOverlay } from '../../widgets/cart/ApiFailureOverlay/messages';
import { messages as atcDrawer } from '../../widgets/cart/AtcDrawer/messages';
import { messages as cartNotifications } from '../../widgets/cart/CartNotifications/messages';
import { messages as cartPageWords } from '../../widgets/cart/CartPage/messages';
import { substituteMessages } from '../../widgets/cart/CartPage/substituteMessages';
import { badgeMessages } from '../../widgets/cart/MiniCart/badgeMessages';
import { messages as panel } from '../../widgets/cart/MiniCart/messages';
import { messages as outOfStockOverlay } from '../../widgets/cart/OutOfStockOverlay/messages';
import { messages as budgetCenterOverlay } from '../../widgets/checkout/BudgetCenterOverlay/messages';
import { messages as cartAccounting } from '../../widgets/checkout/CartAccounting/messages';
import { messages as checkoutButton } from '../../widgets/checkout/CheckoutButton/messages';
import { messages as orderConfirmation } from '../../widgets/checkout/OrderConfirmation/messages';
import { messages as poNumberOverlay } from '../../widgets/checkout/PoNumberOverlay/messages';
import { form as quoteOverlay } from '../../widgets/checkout/QuoteOverlay/form';
import { messages as shipToOverlay } from '../../widgets/checkout/ShipToOverlay/messages';
import { messages as contentBanner } from '../../widgets/content/ContentBanner/messages';
import { messages as landingPage } from '../../widgets/content/LandingPage/messages';
import { form as marketingDrawer } from '../../widgets/content/MarketingDrawer/form';
import { messages as onboarding } from '../../widgets/content/Onboarding/messages';
import { messages as premiumOverlay } from '../../widgets/content/PremiumOverlay/messages';
import { form as subscribeOffers } from '../../widgets/content/SubscribeOffers/form';
import { messages as accountMenu } from '../../widgets/header/AccountMenu/messages';
import { messages as budgetOverlay } from '../../widgets/header/BudgetOverlay/messages';
import { messages as headerMenu } from '../../widgets/header/HeaderMenu/messages';
import { messages as loadingMask } from '../../widgets/header/LoadingMask/messages';
import { messages as searchBox } from '../../widgets/header/SearchBox/messages';
import { messages as siteFooter } from '../../widgets/header/SiteFooter/messages';
import { messages as siteHeader } from '../../widgets/header/SiteHeader/messages';
import { messages as topHatBanner } from '../../widgets/header/TopHatBanner/messages';
import { messages as addToList } from '../../widgets/lists/AddToList/messages';
import { messages as createListDrawer } from '../../widgets/lists/CreateListDrawer/messages';
import { messages as listDetails } from '../../widgets/lists/ListDetails/messages';
import { messages as listsDrawer } from '../../widgets/lists/ListsDrawer/messages';
import { messages as listsPage } from '../../widgets/lists/ListsPage/messages';
import { messages as quickOrder } from '../../widgets/lists/QuickOrder/messages';
import { messages as giftCardBalance } from '../../widgets/payment/GiftCardBalance/messages';
import { messages as paymentTabs } from '../../widgets/payment/PaymentTabs/messages';
import { messages as placeOrderButton } from '../../widgets/payment/PlaceOrderButton/messages';
import { messages as vendorPaymentReturn } from '../../widgets/payment/VendorPaymentReturn/messages';
import { form as autoRestockDrawer } from '../../widgets/products/AutoRestockDrawer/form';
import { messages as compareList } from '../../widgets/products/CompareList/messages';
import { messages as compareTray } from '../../widgets/products/CompareTray/messages';
import { messages as compatibleCartridges } from '../../widgets/products/CompatibleCartridges/messages';
import { messages as compatiblePrinters } from '../../widgets/products/CompatiblePrinters/messages';
import { messages as customizeDrawer } from '../../widgets/products/CustomizeDrawer/messages';
import { messages as expertSuggest } from '../../widgets/products/ExpertSuggest/messages';
import { messages as furnitureTable } from '../../widgets/products/FurnitureTable/messages';
import { messages as membershipDrawer } from '../../widgets/products/MembershipDrawer/messages';
import { messages as pickUpToday } from '../../widgets/products/PickUpToday/messages';
import { messages as productTile } from '../../widgets/products/ProductTile/messages';
import { messages as quickBuy } from '../../widgets/products/QuickBuy/messages';
import { messages as quickView } from '../../widgets/products/QuickView/messages';
import { messages as recsCarousel } from '../../widgets/products/RecsCarousel/messages';
import { messages as replacementDrawer } from '../../widgets/products/ReplacementDrawer/messages';
import { messages as bopisOverlay } from '../../widgets/stores/BopisOverlay/messages';
import { messages as storeLocator } from '../../widgets/stores/StoreLocator/messages';
import { phrases } from './phrases';

/**
 * All messages of the widgets in English, the specification's language, by widget and key. Catalogues translate these.
 */
export const english = {
  ...phrases,
  'order-approvals': orderApprovals,
  'cart-accounting': cartAccounting,
  'budget-center-overlay': budgetCenterOverlay,
  'budget-overlay': budgetOverlay,
  'po-number-overlay': poNumberOverlay,
  'ship-to-overlay': shipToOverlay,
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
  'cart-page': { ...cartPageWords, ...substituteMessages },
  'checkout-button': checkoutButton,
  'clear-cart-overlay': CLEAR_CART_MESSAGES,
  'saved-for-later': SAVED_MESSAGES,
  'auto-restock-drawer': { ...FORM_MESSAGES, ...formMessages(autoRestockDrawer) },
  'become-customer': { ...FORM_MESSAGES, ...formMessages(becomeCustomer) },
  'bonus-categories': { ...FORM_MESSAGES, ...REWARDS_PROMPT_MESSAGES, ...formMessages(bonusCategories) },
  'loyalty-enrollment': { ...FORM_MESSAGES, ...formMessages(loyaltyEnrollment) },
  'loyalty-offers': { ...FORM_MESSAGES, ...REWARDS_PROMPT_MESSAGES, ...formMessages(loyaltyOffers) },
  'marketing-drawer': { ...FORM_MESSAGES, ...formMessages(marketingDrawer) },
  'missing-points': { ...FORM_MESSAGES, ...REWARDS_PROMPT_MESSAGES, ...formMessages(missingPoints) },
  'quote-overlay': { ...FORM_MESSAGES, ...formMessages(quoteOverlay) },
  'subscribe-offers': { ...FORM_MESSAGES, ...formMessages(subscribeOffers) },
  'rewards-menu': REWARDS_MESSAGES,
  'rewards-overlay': REWARDS_MESSAGES,
  'site-header': siteHeader,
  'header-menu': headerMenu,
  'account-menu': accountMenu,
  'welcome-message': welcomeMessage,
  'search-box': searchBox,
  'sales-rep-info': salesRepInfo,
  'site-footer': siteFooter,
  'top-hat-banner': topHatBanner,
  'login-drawer': { ...loginDrawer, ...SIGN_IN_MESSAGES },
  'messages-drawer': messagesDrawer,
  onboarding: onboarding,
  'chat-launcher': chatLauncher,
  'content-banner': contentBanner,
  'feedback-survey': feedbackSurvey,
  'required-cookies': requiredCookies,
  'loading-mask': loadingMask,
  'api-failure-overlay': apiFailureOverlay,
  lists: LIST_MESSAGES,
  'lists-page': listsPage,
  'lists-drawer': listsDrawer,
  'list-details': listDetails,
  'add-to-list': addToList,
  'create-list-drawer': createListDrawer,
  'mini-cart': { ...panel, ...badgeMessages },
  'add-to-cart-button': addToCartButton,
  'atc-drawer': atcDrawer,
  'cart-notifications': cartNotifications,
  'out-of-stock-overlay': outOfStockOverlay,
  'quick-view': quickView,
  'quick-buy': quickBuy,
  'furniture-table': furnitureTable,
  'quick-order': quickOrder,
  payment: PAYMENT_MESSAGES,
  'card-frame': FRAME_TEXTS,
  'gift-card-balance': giftCardBalance,
  'order-confirmation': orderConfirmation,
  'payment-tabs': paymentTabs,
  'place-order-button': placeOrderButton,
  'vendor-payment-return': vendorPaymentReturn,
  product: PRODUCT_MESSAGES,
  'product-tile': productTile,
  'compare-list': compareList,
  'compare-tray': compareTray,
  'expert-suggest': expertSuggest,
  'compatible-cartridges': compatibleCartridges,
  'compatible-printers': compatiblePrinters,
  'replacement-drawer': replacementDrawer,
  'membership-drawer': membershipDrawer,
  'premium-overlay': premiumOverlay,
  'customize-drawer': customizeDrawer,
  'recs-carousel': recsCarousel,
  'landing-page': landingPage,
  stores: STORE_MESSAGES,
  'store-locator': storeLocator,
  'bopis-overlay': bopisOverlay,
  'pick-up-today': pickUpToday,
};

type PhraseKey = keyof (typeof phrases)['phrases'];

/**
 * The messages of a complete translation: exactly the keys of the English messages, none missing and none added. A
 * widget may omit a text that is in `phrases`.
 */
export type Catalogue = {
  [Widget in keyof typeof english]: Record<Exclude<keyof (typeof english)[Widget], PhraseKey>, string> &
    Partial<Record<PhraseKey & keyof (typeof english)[Widget], string>>;
};
