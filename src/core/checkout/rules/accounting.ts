import { activeLines, type Cart } from '../../cart/rules/cart';
import type { Money } from '../../platform/rules/money';
import {
  ACCOUNTING_FIELDS,
  type AccountingDemands,
  type AccountingField,
} from '../../platform/rules/session/accountingDemands';
import { oneLine } from '../../platform/rules/text';

/** A budget center that a buyer may choose. Without a balance it is unlimited. */
export type BudgetCenter = { name: string; balance?: Money };

/** The accounting information of a cart: budget center and purchase order. */
export type Accounting = {
  /** Whether missing required fields block checkout. */
  isMandatory: boolean;
  budgetCenter?: string;
  poNumber?: string;
  poRelease?: string;
  budgetCenters: BudgetCenter[];
};

export const NO_ACCOUNTING: Accounting = { isMandatory: false, budgetCenters: [] };

/**
 * The required fields that are missing before checkout, in the order of `ACCOUNTING_FIELDS`. The cart needs no budget
 * center of its own if each of its lines has one.
 */
export function missingAccounting(cart: Cart, accounting: Accounting, demands: AccountingDemands): AccountingField[] {
  if (!accounting.isMandatory) return [];
  const lines = activeLines(cart);
  const isProvided: Record<AccountingField, boolean> = {
    BC: Boolean(accounting.budgetCenter) || (lines.length > 0 && lines.every((line) => Boolean(line.budgetCenter))),
    PON: Boolean(accounting.poNumber),
    POR: Boolean(accounting.poRelease),
  };
  return ACCOUNTING_FIELDS.filter((field) => demands[field] === 'required' && !isProvided[field]);
}

/** The lines whose budget center differs from the cart's. */
export function linesPaidElsewhere(cart: Cart, { budgetCenter }: Accounting): Cart['lines'] {
  return activeLines(cart).filter((line) => line.budgetCenter !== undefined && line.budgetCenter !== budgetCenter);
}

/** Whether the balance of a budget center is less than the total of the cart. */
export function isShortOf({ balance }: BudgetCenter, { summary }: Cart): boolean {
  return balance !== undefined && summary.total !== undefined && balance.minor < summary.total.minor;
}

/** The maximum length of a purchase order number (`PON`) and of a release (`POR`), in characters [SCR-003, SCR-004]. */
export const PURCHASE_ORDER_MAX = { PON: 35, POR: 20 } as const;

/** Maximum lengths that the page sets instead. */
export type PurchaseOrderLimits = { ponMax?: number; porMax?: number };

/** The maximum length of a purchase order number or release: the page's, else the default [SCR-003, SCR-004]. */
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
