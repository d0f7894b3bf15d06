import { messages as addToCartButton } from '../../widgets/AddToCartButton/messages';
import { quantityMessages } from '../../widgets/AddToCartButton/quantityMessages';
import { messages as atcDrawer } from '../../widgets/AtcDrawer/messages';
import { messages as cartNotifications } from '../../widgets/CartNotifications/messages';
import { badgeMessages } from '../../widgets/MiniCart/badgeMessages';
import { messages as panel } from '../../widgets/MiniCart/messages';
import { messages as outOfStockOverlay } from '../../widgets/OutOfStockOverlay/messages';

/** What is said around an add, on any page. */
export const miniCart = {
  'mini-cart': { ...panel, ...badgeMessages },
  'add-to-cart-button': { ...addToCartButton, ...quantityMessages },
  'atc-drawer': atcDrawer,
  'cart-notifications': cartNotifications,
  'out-of-stock-overlay': outOfStockOverlay,
};
