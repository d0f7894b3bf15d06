import { useState } from 'react';
import type { ItemField } from '../../core/cart/rules/itemField';
import { useEvent } from '../platform/useEvent';

type LineFields = { pending: readonly ItemField[]; hasFailed: boolean };

const AT_REST: LineFields = { pending: [], hasFailed: false };

/**
 * The fields of a line with a pending change, and whether the last change has failed, whichever component changed them
 * [CART-ENT-023].
 */
export function useLineFields(lineId: string): LineFields {
  const [fields, setFields] = useState(AT_REST);
  const show = ({ lineIds }: { lineIds: readonly string[] }, next: LineFields) => {
    if (lineIds.includes(lineId)) setFields(next);
  };
  useEvent('cart:change-started', (change) => show(change, { ...AT_REST, pending: change.fields }));
  useEvent('cart:change-settled', (change) => show(change, AT_REST));
  useEvent('cart:change-failed', (change) => show(change, { pending: [], hasFailed: true }));
  return fields;
}
