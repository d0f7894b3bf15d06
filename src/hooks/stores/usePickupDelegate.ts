import { useState } from 'react';
import { delegateOf, nameDelegate } from '../../core/stores/client/pickupDelegate';
import type { PickupDelegate } from '../../core/stores/rules/pickupDelegate';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';

/** The person who picks up for the customer, and the action to set one. */
export function usePickupDelegate(): {
  delegate: PickupDelegate | undefined;
  phase: 'idle' | 'saving' | 'failed';
  /** Returns whether the shop has saved it; undefined clears the person, so that only the customer can pick up. */
  name: (delegate: PickupDelegate | undefined) => Promise<boolean>;
} {
  const { cartDependencies } = useStorefront();
  const { cart } = useCartState();
  const [phase, setPhase] = useState<'idle' | 'saving' | 'failed'>('idle');

  return {
    delegate: delegateOf(cart),
    phase,
    async name(delegate) {
      setPhase('saving');
      const isNamed = await nameDelegate(cartDependencies, delegate).then(Boolean, () => false);
      setPhase(isNamed ? 'idle' : 'failed');
      return isNamed;
    },
  };
}
