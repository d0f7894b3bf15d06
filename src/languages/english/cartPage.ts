import { CLEAR_CART_WORDS } from '../../core/rules/clearCartWords';
import { SAVED_WORDS } from '../../core/rules/savedWords';
import { messages as cartPageWords } from '../../widgets/CartPage/messages';
import { messages as checkoutButton } from '../../widgets/CheckoutButton/messages';

/** What the page of the cart says, and what stands on it. */
export const cartPage = {
  'cart-page': cartPageWords,
  'checkout-button': checkoutButton,
  'clear-cart-overlay': CLEAR_CART_WORDS,
  'saved-for-later': SAVED_WORDS,
};
