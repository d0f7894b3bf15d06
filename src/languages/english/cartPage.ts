import { CLEAR_CART_MESSAGES } from '../../core/cart/rules/notices/clearCartMessages';
import { SAVED_MESSAGES } from '../../core/saved/rules/savedMessages';
import { messages as cartPageWords } from '../../widgets/cart/CartPage/messages';
import { substituteMessages } from '../../widgets/cart/CartPage/substituteMessages';
import { messages as checkoutButton } from '../../widgets/checkout/CheckoutButton/messages';

/** Messages of the cart page and of its parts. */
export const cartPage = {
  'cart-page': { ...cartPageWords, ...substituteMessages },
  'checkout-button': checkoutButton,
  'clear-cart-overlay': CLEAR_CART_MESSAGES,
  'saved-for-later': SAVED_MESSAGES,
};
