import { activeLines, type Cart } from '../../../core/cart/rules/cart';
import { useDelegateAction, useListAction } from '../../../hooks/cart/useOverlayActions';
import { usePickupDelegate } from '../../../hooks/stores/usePickupDelegate';
import { OverlayActions } from '../../../ui/controls/OverlayActions';

/** Actions for the whole cart: name another person for pickup, or add the cart to a list [SCR-007, SCR-010]. */
export function CartActions({ cart, hasLists = false }: { cart: Cart; hasLists?: boolean | undefined }) {
  const lines = activeLines(cart);
  const { delegate } = usePickupDelegate();
  const name = delegate && `${delegate.firstName} ${delegate.lastName}`;
  const list = useListAction(lines, { isOffered: hasLists, isFromCart: true });
  return <OverlayActions actions={[useDelegateAction(lines, name), list]} />;
}
