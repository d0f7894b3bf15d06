import type { Cart } from '../../core/cart/rules/cart';
import { delegateOf, nameDelegate } from '../../core/stores/client/pickupDelegate';
import type { PickupDelegate } from '../../core/stores/rules/pickupDelegate';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useShopMutation } from '../platform/useShopMutation';

/**
 * The person who picks up for the customer, and the action to set one; without a person, only the customer can pick up.
 * Nothing is sent, and `data` is undefined, if a cart request was in flight.
 */
export function usePickupDelegate(): {
  delegate: PickupDelegate | undefined;
  name: Action<PickupDelegate | undefined, Cart | undefined>;
} {
  const { cartDependencies } = useStorefront();
  const { cart } = useCartState();
  const name = useShopMutation<PickupDelegate | undefined, Cart | undefined>({
    mutationFn: (delegate) => nameDelegate(cartDependencies, delegate),
  });
  return { delegate: delegateOf(cart), name };
}
