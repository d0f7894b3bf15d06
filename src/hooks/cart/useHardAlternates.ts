import { useMemo, useState } from 'react';
import { areHardAlternatesHidden } from '../../core/cart/client/adding/hardAlternates';
import { createCartExtras } from '../../core/cart/client/cartExtras';
import { useStorefront } from '../platform/StorefrontProvider';

export type HardAlternates = {
  /** `off`: the customer has hidden the offer before. */
  phase: 'offered' | 'hiding' | 'hidden' | 'failed' | 'off';
  hide: () => Promise<void>;
};

/**
 * Whether to offer alternates for requested products; the customer can hide them for 30 days [CART-UPD-017,
 * CART-UPD-018].
 */
export function useHardAlternates(): HardAlternates {
  const { cartDependencies, host } = useStorefront();
  const extras = useMemo(() => createCartExtras(cartDependencies), [cartDependencies]);
  const [phase, setPhase] = useState<HardAlternates['phase']>(() =>
    areHardAlternatesHidden(host) ? 'off' : 'offered',
  );

  return {
    phase,
    async hide() {
      setPhase('hiding');
      setPhase(
        await extras.hideHardAlternates(true).then(
          () => 'hidden' as const,
          () => 'failed' as const,
        ),
      );
    },
  };
}
