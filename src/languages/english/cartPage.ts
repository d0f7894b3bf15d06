import { CLEAR_CART_WORDS } from '../../core/cart/rules/notices/clearCartWords';
import { SAVED_WORDS } from '../../core/saved/rules/savedWords';
import { messages as cartPageWords } from '../../widgets/cart/CartPage/messages';
import { messages as checkoutButton } from '../../widgets/checkout/CheckoutButton/messages';

/** Messages of the cart page and of its parts. */
export const cartPage = {
  'cart-page': cartPageWords,
  'checkout-button': checkoutButton,
  'clear-cart-overlay': CLEAR_CART_WORDS,
  'saved-for-later': SAVED_WORDS,
};
