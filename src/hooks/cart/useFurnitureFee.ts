import { useEffect, useMemo, useRef, useState } from 'react';
import type { CartSummary } from '../../core/cart/rules/cart';
import { FURNITURE_HIGHLIGHT_MS } from '../../core/cart/rules/furniture';
import { isSame } from '../../core/platform/rules/isSame';

type Fee = CartSummary['furnitureServiceFee'];

/** The displayed fee; `isNew` is set while it still shows the previous amount. */
export type FurnitureFee = { amount: Fee; isNew: boolean };

/**
 * The furniture service fee. A changed fee is highlighted for 2000 ms before the new amount replaces the old one
 * [FURN-003].
 */
export function useFurnitureFee(fee: Fee): FurnitureFee {
  const [shown, setShown] = useState(fee);
  const newest = useRef(fee);
  if (!isSame(newest.current, fee)) newest.current = fee;
  const wanted = newest.current;
  const isNew = !isSame(shown, wanted);

  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setShown(wanted), FURNITURE_HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [isNew, wanted]);

  return useMemo(() => ({ amount: shown, isNew }), [shown, isNew]);
}
