import * as cartNotifications from '../../src/widgets/cart/CartNotifications/index';
import * as cartPage from '../../src/widgets/cart/CartPage/index';
import * as cartAccounting from '../../src/widgets/checkout/CartAccounting/index';
import * as checkoutButton from '../../src/widgets/checkout/CheckoutButton/index';
import * as savedForLater from '../../src/widgets/saved/SavedForLater/index';
import { type Surface, widget } from '../entry';

/** The cart page. */
export const widgets: Surface = {
  'cart-accounting': widget(cartAccounting.CartAccounting, cartAccounting.attributes, cartAccounting.callbacks),
  'cart-notifications': widget(
    cartNotifications.CartNotifications,
    cartNotifications.attributes,
    cartNotifications.callbacks,
  ),
  'cart-page': widget(cartPage.CartPage, cartPage.attributes, cartPage.callbacks, { isWholePage: true }),
  'checkout-button': widget(checkoutButton.CheckoutButton, checkoutButton.attributes, checkoutButton.callbacks),
  'saved-for-later': widget(savedForLater.SavedForLater, savedForLater.attributes, savedForLater.callbacks),
};
