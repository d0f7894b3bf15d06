import { CLEAR_CART_WORDS } from '../../core/cart/rules/notices/clearCartWords';
import { useMessages } from '../platform/useMessages';
import { useCartExtras } from './useCartExtras';

/**
 * What a dialog needs that empties the cart: its words, what is happening, and the act itself. `onDone` follows when every
 * line is out [SCR-008].
 */
export function useClearCart(onDone: () => void) {
  const say = useMessages('clear-cart-overlay', CLEAR_CART_WORDS);
  const { clear, underWay, hasFailed } = useCartExtras();
  return {
    words: { title: say('title'), text: say('text'), yes: say('yes'), no: say('no'), close: say('close') },
    busyText: underWay ? say('clearing') : undefined,
    error: hasFailed ? say('failed') : undefined,
    async clear() {
      if (await clear()) onDone();
    },
  };
}
