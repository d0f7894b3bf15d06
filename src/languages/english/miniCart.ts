import { messages as addToCartButton } from '../../widgets/cart/AddToCartButton/messages';
import { quantityMessages } from '../../widgets/cart/AddToCartButton/quantityMessages';
import { messages as atcDrawer } from '../../widgets/cart/AtcDrawer/messages';
import { messages as cartNotifications } from '../../widgets/cart/CartNotifications/messages';
import { badgeMessages } from '../../widgets/cart/MiniCart/badgeMessages';
import { messages as panel } from '../../widgets/cart/MiniCart/messages';
import { messages as outOfStockOverlay } from '../../widgets/cart/OutOfStockOverlay/messages';

/** Messages about adding to the cart, on any page. */
export const miniCart = {
  'mini-cart': { ...panel, ...badgeMessages },
  'add-to-cart-button': { ...addToCartButton, ...quantityMessages },
  'atc-drawer': atcDrawer,
  'cart-notifications': cartNotifications,
  'out-of-stock-overlay': outOfStockOverlay,
};
