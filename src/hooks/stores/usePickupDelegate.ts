import type { ChangeResult } from '../../core/cart/client/cartChanger';
import { delegateOf, nameDelegate } from '../../core/stores/client/pickupDelegate';
import type { PickupDelegate } from '../../core/stores/rules/store';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';

/**
 * The person who picks up for the customer, and the action to set one; without a person, only the customer can pick up.
 * `data` is `ignored`, and nothing was sent, if a change of the cart was in flight.
 */
export function usePickupDelegate(): {
  delegate: PickupDelegate | undefined;
  name: ShopMutation<PickupDelegate | undefined, ChangeResult>;
} {
  const storefront = useStorefront();
  const { cart } = useCartState();
  const name = useShopMutation<PickupDelegate | undefined, ChangeResult>({
    mutationFn: (delegate) => nameDelegate(storefront, delegate),
  });
  return { delegate: delegateOf(cart), name };
}
