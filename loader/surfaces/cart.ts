import * as cartNotifications from '../../src/widgets/cart/CartNotifications/attributes';
import { CartNotifications } from '../../src/widgets/cart/CartNotifications/CartNotifications';
import * as cartPage from '../../src/widgets/cart/CartPage/attributes';
import { CartPage } from '../../src/widgets/cart/CartPage/CartPage';
import * as cartAccounting from '../../src/widgets/checkout/CartAccounting/attributes';
import { CartAccounting } from '../../src/widgets/checkout/CartAccounting/CartAccounting';
import * as checkoutButton from '../../src/widgets/checkout/CheckoutButton/attributes';
import { CheckoutButton } from '../../src/widgets/checkout/CheckoutButton/CheckoutButton';
import * as savedForLater from '../../src/widgets/saved/SavedForLater/attributes';
import { SavedForLater } from '../../src/widgets/saved/SavedForLater/SavedForLater';
import { type Surface, widget } from '../entry';

/** The cart page. */
export const widgets: Surface = {
  'cart-accounting': widget(CartAccounting, cartAccounting),
  'cart-notifications': widget(CartNotifications, cartNotifications),
  'cart-page': widget(CartPage, cartPage, { isWholePage: true }),
  'checkout-button': widget(CheckoutButton, checkoutButton),
  'saved-for-later': widget(SavedForLater, savedForLater),
};
