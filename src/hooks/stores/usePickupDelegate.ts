import { useState } from 'react';
import { delegateOf, nameDelegate } from '../../core/stores/client/pickupDelegate';
import type { PickupDelegate } from '../../core/stores/rules/pickupDelegate';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';

/** Who picks up in the customer's place, and the way to name somebody. */
export function usePickupDelegate(): {
  delegate: PickupDelegate | undefined;
  phase: 'idle' | 'saving' | 'failed';
  /** Says whether the shop knows it now; without a person nobody but the customer picks up. */
  name: (delegate: PickupDelegate | undefined) => Promise<boolean>;
} {
  const { cartParts } = useStorefront();
  const { cart } = useCartState();
  const [phase, setPhase] = useState<'idle' | 'saving' | 'failed'>('idle');

  return {
    delegate: delegateOf(cart),
    phase,
    async name(delegate) {
      setPhase('saving');
      const isNamed = await nameDelegate(cartParts, delegate).then(Boolean, () => false);
      setPhase(isNamed ? 'idle' : 'failed');
      return isNamed;
    },
  };
}
