import { useLayoutEffect, useState } from 'react';
import type { ItemField } from '../../core/cart/rules/itemField';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * The fields of a line with a pending change, the fields whose last change failed, and whether that change failed at
 * all.
 */
export type LineFields = { pending: readonly ItemField[]; failed: readonly ItemField[]; hasFailed: boolean };

const AT_REST: LineFields = { pending: [], failed: [], hasFailed: false };

/** The status of the fields of a line, whichever component changed them [CART-ENT-023]. */
export function useLineFields(lineId: string): LineFields {
  const { events } = useStorefront();
  const [fields, setFields] = useState(AT_REST);

  // in a layout effect, because a rendered control can be used immediately and must not miss the result
  useLayoutEffect(() => {
    const ends = [
      events.subscribe('cart:change-started', (change) => {
        if (change.lineIds.includes(lineId)) setFields({ ...AT_REST, pending: change.fields });
      }),
      events.subscribe('cart:change-settled', (change) => {
        if (change.lineIds.includes(lineId)) setFields(AT_REST);
      }),
      events.subscribe('cart:change-failed', (change) => {
        if (change.lineIds.includes(lineId)) setFields({ pending: [], failed: change.fields ?? [], hasFailed: true });
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [events, lineId]);

  return fields;
}
