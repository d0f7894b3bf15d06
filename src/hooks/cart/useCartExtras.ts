import { useMemo, useState } from 'react';
import { type CartExtras, createCartExtras } from '../../core/cart/client/cartExtras';
import { useStorefront } from '../platform/StorefrontProvider';

type Change = 'changeCoupons' | 'changeFreeItems' | 'clear';

export type CartExtrasInUse = Pick<CartExtras, Change> & {
  /** The change started here that is in flight. */
  pendingChange: Change | undefined;
  hasFailed: boolean;
};

/**
 * The less common cart changes: coupons, free items, and removing all lines. A failure sets `hasFailed` and is
 * published as `cart:change-failed`; none of them rejects. A change resolves with undefined if it failed, or if it was
 * ignored because another cart request was in flight.
 */
export function useCartExtras(): CartExtrasInUse {
  const { cartDependencies } = useStorefront();
  const extras = useMemo(() => createCartExtras(cartDependencies), [cartDependencies]);
  const [pendingChange, setPendingChange] = useState<Change>();
  const [hasFailed, setFailed] = useState(false);

  async function follow<T>(change: Change, answer: Promise<T>): Promise<T | undefined> {
    setPendingChange(change);
    setFailed(false);
    try {
      return await answer;
    } catch {
      setFailed(true);
      return undefined;
    } finally {
      setPendingChange(undefined);
    }
  }

  return {
    pendingChange,
    hasFailed,
    changeCoupons: (codes) => follow('changeCoupons', extras.changeCoupons(codes)),
    changeFreeItems: (wanted) => follow('changeFreeItems', extras.changeFreeItems(wanted)),
    clear: () => follow('clear', extras.clear()),
  };
}
