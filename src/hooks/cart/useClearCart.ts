import { CLEAR_CART_WORDS } from '../../core/cart/rules/notices/clearCartWords';
import { useMessages } from '../platform/useMessages';
import { useCartExtras } from './useCartExtras';

/**
 * The state of a dialog that empties the cart: its texts, its status and the action. `onDone` is called after all lines
 * are removed [SCR-008].
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
