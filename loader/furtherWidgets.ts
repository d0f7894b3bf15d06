import { type Registry, widget } from './entry';

/** The widgets that only some pages have, each in a file of its own. */
export const furtherWidgets: Registry = {
  'budget-center-overlay': () =>
    import('../src/widgets/BudgetCenterOverlay/index').then((it) =>
      widget(it.BudgetCenterOverlay, it.attributes, it.callbacks),
    ),
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
    import('../src/widgets/CartPage/index').then((it) => widget(it.CartPage, it.attributes, it.callbacks, true)),
  'checkout-button': () =>
    import('../src/widgets/CheckoutButton/index').then((it) => widget(it.CheckoutButton, it.attributes, it.callbacks)),
  'clear-cart-overlay': () =>
    import('../src/widgets/ClearCartOverlay/index').then((it) =>
      widget(it.ClearCartOverlay, it.attributes, it.callbacks),
    ),
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
  'product-tile': () =>
    import('../src/widgets/ProductTile/index').then((it) => widget(it.ProductTile, it.attributes, it.callbacks)),
  'quick-buy': () =>
    import('../src/widgets/QuickBuy/index').then((it) => widget(it.QuickBuy, it.attributes, it.callbacks)),
  'quick-view': () =>
    import('../src/widgets/QuickView/index').then((it) => widget(it.QuickView, it.attributes, it.callbacks)),
};
