import { activeLines, type Cart } from '../../../core/cart/rules/cart';
import { useDelegateWay, useListWay } from '../../../hooks/cart/useOverlayWays';
import { usePickupDelegate } from '../../../hooks/stores/usePickupDelegate';
import { OverlayWays } from '../../../ui/controls/OverlayWays';

/** Actions for the whole cart: name another person for pickup, or add the cart to a list [SCR-007, SCR-010]. */
export function CartWays({ cart, hasLists = false }: { cart: Cart; hasLists?: boolean | undefined }) {
  const lines = activeLines(cart);
  const { delegate } = usePickupDelegate();
  const name = delegate && `${delegate.firstName} ${delegate.lastName}`;
  const list = useListWay(lines, { isOffered: hasLists, isFromCart: true });
  return <OverlayWays ways={[useDelegateWay(lines, name), list]} />;
}
