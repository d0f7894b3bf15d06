import { askedOnce } from './askedOnce';
import { widget } from './entry';

const WHOLE_PAGE = { isWholePage: true } as const;

/** The widgets that only some pages have, each in a file of its own. */
export const furtherWidgets = askedOnce({
  'add-to-list': () =>
    import('../src/widgets/AddToList/index').then((it) => widget(it.AddToList, it.attributes, it.callbacks)),
  'create-list-drawer': () =>
    import('../src/widgets/CreateListDrawer/index').then((it) =>
      widget(it.CreateListDrawer, it.attributes, it.callbacks),
    ),
  'content-banner': () =>
    import('../src/widgets/ContentBanner/index').then((it) => widget(it.ContentBanner, it.attributes, it.callbacks)),
  'brand-shop-banner': () =>
    import('../src/widgets/BrandShopBanner/index').then((it) =>
      widget(it.BrandShopBanner, it.attributes, it.callbacks),
    ),
  'landing-page': () =>
    import('../src/widgets/LandingPage/index').then((it) =>
      widget(it.LandingPage, it.attributes, it.callbacks, WHOLE_PAGE),
    ),
  'list-details': () =>
    import('../src/widgets/ListDetails/index').then((it) => widget(it.ListDetails, it.attributes, it.callbacks)),
  'lists-page': () =>
    import('../src/widgets/ListsPage/index').then((it) => widget(it.ListsPage, it.attributes, it.callbacks)),
  'lists-drawer': () =>
    import('../src/widgets/ListsDrawer/index').then((it) => widget(it.ListsDrawer, it.attributes, it.callbacks)),
  'budget-center-overlay': () =>
    import('../src/widgets/BudgetCenterOverlay/index').then((it) =>
      widget(it.BudgetCenterOverlay, it.attributes, it.callbacks),
    ),
  analytics: () =>
    import('../src/widgets/Analytics/index').then((it) => widget(it.Analytics, it.attributes, it.callbacks)),
  'cart-accounting': () =>
    import('../src/widgets/CartAccounting/index').then((it) => widget(it.CartAccounting, it.attributes, it.callbacks)),
  'api-failure-overlay': () =>
    import('../src/widgets/ApiFailureOverlay/index').then((it) =>
      widget(it.ApiFailureOverlay, it.attributes, it.callbacks),
    ),
  'bopis-overlay': () =>
    import('../src/widgets/BopisOverlay/index').then((it) => widget(it.BopisOverlay, it.attributes, it.callbacks)),
  'cart-notifications': () =>
    import('../src/widgets/CartNotifications/index').then((it) =>
      widget(it.CartNotifications, it.attributes, it.callbacks),
    ),
  'cart-page': () =>
    import('../src/widgets/CartPage/index').then((it) => widget(it.CartPage, it.attributes, it.callbacks, WHOLE_PAGE)),
  'checkout-button': () =>
    import('../src/widgets/CheckoutButton/index').then((it) => widget(it.CheckoutButton, it.attributes, it.callbacks)),
  'clear-cart-overlay': () =>
    import('../src/widgets/ClearCartOverlay/index').then((it) =>
      widget(it.ClearCartOverlay, it.attributes, it.callbacks),
    ),
  'order-approvals': () =>
    import('../src/widgets/OrderApprovals/index').then((it) => widget(it.OrderApprovals, it.attributes, it.callbacks)),
  'store-locator': () =>
    import('../src/widgets/StoreLocator/index').then((it) => widget(it.StoreLocator, it.attributes, it.callbacks)),
  'payment-tabs': () =>
    import('../src/widgets/PaymentTabs/index').then((it) => widget(it.PaymentTabs, it.attributes, it.callbacks)),
  'po-number-overlay': () =>
    import('../src/widgets/PoNumberOverlay/index').then((it) =>
      widget(it.PoNumberOverlay, it.attributes, it.callbacks),
    ),
  'saved-for-later': () =>
    import('../src/widgets/SavedForLater/index').then((it) => widget(it.SavedForLater, it.attributes, it.callbacks)),
  'ship-to-overlay': () =>
    import('../src/widgets/ShipToOverlay/index').then((it) => widget(it.ShipToOverlay, it.attributes, it.callbacks)),
  'login-drawer': () =>
    import('../src/widgets/LoginDrawer/index').then((it) => widget(it.LoginDrawer, it.attributes, it.callbacks)),
  'order-confirmation': () =>
    import('../src/widgets/OrderConfirmation/index').then((it) =>
      widget(it.OrderConfirmation, it.attributes, it.callbacks),
    ),
  'gift-card-balance': () =>
    import('../src/widgets/GiftCardBalance/index').then((it) =>
      widget(it.GiftCardBalance, it.attributes, it.callbacks),
    ),
  'vendor-payment-return': () =>
    import('../src/widgets/VendorPaymentReturn/index').then((it) =>
      widget(it.VendorPaymentReturn, it.attributes, it.callbacks),
    ),
  'furniture-table': () =>
    import('../src/widgets/FurnitureTable/index').then((it) => widget(it.FurnitureTable, it.attributes, it.callbacks)),
  'out-of-stock-overlay': () =>
    import('../src/widgets/OutOfStockOverlay/index').then((it) =>
      widget(it.OutOfStockOverlay, it.attributes, it.callbacks),
    ),
  'product-tile': () => {
    // its call needs them before it is drawn
    import('../src/core/client/endpoints').catch(() => {});
    return import('../src/widgets/ProductTile/index').then((it) =>
      widget(it.ProductTile, it.attributes, it.callbacks, { readAhead: it.readAhead }),
    );
  },
  'compare-list': () =>
    import('../src/widgets/CompareList/index').then((it) => widget(it.CompareList, it.attributes, it.callbacks)),
  'compare-tray': () =>
    import('../src/widgets/CompareTray/index').then((it) => widget(it.CompareTray, it.attributes, it.callbacks)),
  'compatible-cartridges': () =>
    import('../src/widgets/CompatibleCartridges/index').then((it) =>
      widget(it.CompatibleCartridges, it.attributes, it.callbacks),
    ),
  'compatible-printers': () =>
    import('../src/widgets/CompatiblePrinters/index').then((it) =>
      widget(it.CompatiblePrinters, it.attributes, it.callbacks),
    ),
  'customize-drawer': () =>
    import('../src/widgets/CustomizeDrawer/index').then((it) =>
      widget(it.CustomizeDrawer, it.attributes, it.callbacks),
    ),
  'expert-suggest': () =>
    import('../src/widgets/ExpertSuggest/index').then((it) => widget(it.ExpertSuggest, it.attributes, it.callbacks)),
  'membership-drawer': () =>
    import('../src/widgets/MembershipDrawer/index').then((it) =>
      widget(it.MembershipDrawer, it.attributes, it.callbacks),
    ),
  'replacement-drawer': () =>
    import('../src/widgets/ReplacementDrawer/index').then((it) =>
      widget(it.ReplacementDrawer, it.attributes, it.callbacks),
    ),
  'recs-carousel': () =>
    import('../src/widgets/RecsCarousel/index').then((it) =>
      widget(it.RecsCarousel, it.attributes, it.callbacks, WHOLE_PAGE),
    ),
  'pick-up-today': () =>
    import('../src/widgets/PickUpToday/index').then((it) => widget(it.PickUpToday, it.attributes, it.callbacks)),
  'quick-order': () =>
    import('../src/widgets/QuickOrder/index').then((it) => widget(it.QuickOrder, it.attributes, it.callbacks)),
  'quick-buy': () =>
    import('../src/widgets/QuickBuy/index').then((it) => widget(it.QuickBuy, it.attributes, it.callbacks)),
  'quick-view': () =>
    import('../src/widgets/QuickView/index').then((it) => widget(it.QuickView, it.attributes, it.callbacks)),
  'account-menu': () =>
    import('../src/widgets/AccountMenu/index').then((it) => widget(it.AccountMenu, it.attributes, it.callbacks)),
  'auto-restock-drawer': () =>
    import('../src/widgets/AutoRestockDrawer/index').then((it) =>
      widget(it.AutoRestockDrawer, it.attributes, it.callbacks),
    ),
  'become-customer': () =>
    import('../src/widgets/BecomeCustomer/index').then((it) => widget(it.BecomeCustomer, it.attributes, it.callbacks)),
  'budget-overlay': () =>
    import('../src/widgets/BudgetOverlay/index').then((it) => widget(it.BudgetOverlay, it.attributes, it.callbacks)),
  'header-menu': () =>
    import('../src/widgets/HeaderMenu/index').then((it) => widget(it.HeaderMenu, it.attributes, it.callbacks)),
  'headline-text': () =>
    import('../src/widgets/HeadlineText/index').then((it) => widget(it.HeadlineText, it.attributes, it.callbacks)),
  'icon-cards': () =>
    import('../src/widgets/IconCards/index').then((it) => widget(it.IconCards, it.attributes, it.callbacks)),
  'loading-mask': () =>
    import('../src/widgets/LoadingMask/index').then((it) => widget(it.LoadingMask, it.attributes, it.callbacks)),
  'sales-rep-info': () =>
    import('../src/widgets/SalesRepInfo/index').then((it) => widget(it.SalesRepInfo, it.attributes, it.callbacks)),
  'search-box': () =>
    import('../src/widgets/SearchBox/index').then((it) => widget(it.SearchBox, it.attributes, it.callbacks)),
  'site-footer': () =>
    import('../src/widgets/SiteFooter/index').then((it) =>
      widget(it.SiteFooter, it.attributes, it.callbacks, WHOLE_PAGE),
    ),
  'site-header': () =>
    import('../src/widgets/SiteHeader/index').then((it) =>
      widget(it.SiteHeader, it.attributes, it.callbacks, WHOLE_PAGE),
    ),
  'top-hat-banner': () =>
    import('../src/widgets/TopHatBanner/index').then((it) => widget(it.TopHatBanner, it.attributes, it.callbacks)),
  'welcome-message': () =>
    import('../src/widgets/WelcomeMessage/index').then((it) => widget(it.WelcomeMessage, it.attributes, it.callbacks)),
  'bonus-categories': () =>
    import('../src/widgets/BonusCategories/index').then((it) =>
      widget(it.BonusCategories, it.attributes, it.callbacks),
    ),
  'chat-launcher': () =>
    import('../src/widgets/ChatLauncher/index').then((it) => widget(it.ChatLauncher, it.attributes, it.callbacks)),
  'feedback-survey': () =>
    import('../src/widgets/FeedbackSurvey/index').then((it) => widget(it.FeedbackSurvey, it.attributes, it.callbacks)),
  'loyalty-enrollment': () =>
    import('../src/widgets/LoyaltyEnrollment/index').then((it) =>
      widget(it.LoyaltyEnrollment, it.attributes, it.callbacks),
    ),
  'loyalty-offers': () =>
    import('../src/widgets/LoyaltyOffers/index').then((it) => widget(it.LoyaltyOffers, it.attributes, it.callbacks)),
  'marketing-drawer': () =>
    import('../src/widgets/MarketingDrawer/index').then((it) =>
      widget(it.MarketingDrawer, it.attributes, it.callbacks),
    ),
  'messages-drawer': () =>
    import('../src/widgets/MessagesDrawer/index').then((it) => widget(it.MessagesDrawer, it.attributes, it.callbacks)),
  'missing-points': () =>
    import('../src/widgets/MissingPoints/index').then((it) => widget(it.MissingPoints, it.attributes, it.callbacks)),
  'quote-overlay': () =>
    import('../src/widgets/QuoteOverlay/index').then((it) => widget(it.QuoteOverlay, it.attributes, it.callbacks)),
  'required-cookies': () =>
    import('../src/widgets/RequiredCookies/index').then((it) =>
      widget(it.RequiredCookies, it.attributes, it.callbacks),
    ),
  'rewards-menu': () =>
    import('../src/widgets/RewardsMenu/index').then((it) => widget(it.RewardsMenu, it.attributes, it.callbacks)),
  'rewards-overlay': () =>
    import('../src/widgets/RewardsOverlay/index').then((it) => widget(it.RewardsOverlay, it.attributes, it.callbacks)),
  'subscribe-offers': () =>
    import('../src/widgets/SubscribeOffers/index').then((it) =>
      widget(it.SubscribeOffers, it.attributes, it.callbacks),
    ),
  onboarding: () =>
    import('../src/widgets/Onboarding/index').then((it) => widget(it.Onboarding, it.attributes, it.callbacks)),
  'premium-overlay': () =>
    import('../src/widgets/PremiumOverlay/index').then((it) => widget(it.PremiumOverlay, it.attributes, it.callbacks)),
});
