import { oneLine } from '../../platform/rules/text';

/** The maximum length of a purchase order number (`PON`) and of a release (`POR`), in characters [SCR-003, SCR-004]. */
export const PURCHASE_ORDER_MAX = { PON: 35, POR: 20 } as const;

/** Maximum lengths that the page sets instead. */
export type PurchaseOrderLimits = { ponMax?: number; porMax?: number };

export function purchaseOrderMax(field: keyof typeof PURCHASE_ORDER_MAX, { ponMax, porMax }: PurchaseOrderLimits = {}) {
  return (field === 'PON' ? ponMax : porMax) ?? PURCHASE_ORDER_MAX[field];
}

export type PurchaseOrderVerdict =
  | { ok: true; value: string }
  | { ok: false; reason: 'missing' }
  | { ok: false; reason: 'too-long'; max: number };

/** Validates a purchase order number or a release. Surrounding whitespace is removed first. */
export function checkPurchaseOrder(
  typed: string,
  { max, isRequired }: { max: number; isRequired: boolean },
): PurchaseOrderVerdict {
  const value = oneLine(typed);
  if (value === '' && isRequired) return { ok: false, reason: 'missing' };
  return value.length > max ? { ok: false, reason: 'too-long', max } : { ok: true, value };
}
