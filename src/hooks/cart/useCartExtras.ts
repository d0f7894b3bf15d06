import { useMemo, useState } from 'react';
import { type CartExtras, createCartExtras } from '../../core/cart/client/cartExtras';
import { useStorefront } from '../platform/StorefrontProvider';

type Change = 'changeCoupons' | 'changeFreeItems' | 'clear';

export type CartExtrasInUse = Pick<CartExtras, Change> & {
  /** Which of these changes is on the wire, asked for from here. */
  underWay: Change | undefined;
  hasFailed: boolean;
};

/**
 * The cart's rarer changes: coupons, free items, and all lines at once. What fails is in `hasFailed`, and told by
 * `cart:change-failed`; none of them rejects. Undefined is answered to a change that failed, or was ignored while another
 * cart request was on the wire.
 */
export function useCartExtras(): CartExtrasInUse {
  const { cartParts } = useStorefront();
  const extras = useMemo(() => createCartExtras(cartParts), [cartParts]);
  const [underWay, setUnderWay] = useState<Change>();
  const [hasFailed, setFailed] = useState(false);

  async function follow<T>(change: Change, answer: Promise<T>): Promise<T | undefined> {
    setUnderWay(change);
    setFailed(false);
    try {
      return await answer;
    } catch {
      setFailed(true);
      return undefined;
    } finally {
      setUnderWay(undefined);
    }
  }

  return {
    underWay,
    hasFailed,
    changeCoupons: (codes) => follow('changeCoupons', extras.changeCoupons(codes)),
    changeFreeItems: (wanted) => follow('changeFreeItems', extras.changeFreeItems(wanted)),
    clear: () => follow('clear', extras.clear()),
  };
}
