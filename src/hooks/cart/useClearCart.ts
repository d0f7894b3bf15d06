import { CLEAR_CART_MESSAGES } from '../../core/cart/rules/notices/clearCartMessages';
import { useMessages } from '../platform/useMessages';
import { useCartExtras } from './useCartExtras';

/**
 * The state of a dialog that empties the cart: its translator, its status and the action. `onDone` is called after all lines
 * are removed [SCR-008].
 */
export function useClearCart(onDone: () => void) {
  const translate = useMessages('clear-cart-overlay', CLEAR_CART_MESSAGES);
  const { clear } = useCartExtras();
  return {
    translate,
    busyText: clear.isPending ? translate('clearing') : undefined,
    error: clear.isError ? translate('failed') : undefined,
    clear: () => clear.mutate(undefined, { onSuccess: ({ kind }) => kind === 'changed' && onDone() }),
  };
}
