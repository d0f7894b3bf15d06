import { oneLine } from '../../platform/rules/oneLine';

/** The longest purchase order number, and the longest release, in characters [SCR-003, SCR-004]. */
export const PURCHASE_ORDER_MAX = { PON: 35, POR: 20 } as const;

/** What a page says of them instead. */
export type PurchaseOrderLimits = { ponMax?: number; porMax?: number };

export function purchaseOrderMax(field: keyof typeof PURCHASE_ORDER_MAX, { ponMax, porMax }: PurchaseOrderLimits = {}) {
  return (field === 'PON' ? ponMax : porMax) ?? PURCHASE_ORDER_MAX[field];
}

export type PurchaseOrderVerdict =
  | { ok: true; value: string }
  | { ok: false; reason: 'missing' }
  | { ok: false; reason: 'too-long'; max: number };

/** May this be saved as the number, or as the release, of a purchase order? Blanks around it do not count. */
export function checkPurchaseOrder(
  typed: string,
  { max, isRequired }: { max: number; isRequired: boolean },
): PurchaseOrderVerdict {
  const value = oneLine(typed);
  if (value === '' && isRequired) return { ok: false, reason: 'missing' };
  return value.length > max ? { ok: false, reason: 'too-long', max } : { ok: true, value };
}
