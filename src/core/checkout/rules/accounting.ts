import { activeLines, type Cart } from '../../cart/rules/cart';
import type { Money } from '../../platform/rules/money';
import {
  ACCOUNTING_FIELDS,
  type AccountingDemands,
  type AccountingField,
} from '../../platform/rules/session/accountingDemands';

/** A budget center that a buyer may choose. Without a balance there is no end to it. */
export type BudgetCenter = { name: string; balance?: Money };

/** Who pays for a cart and under which number. */
export type Accounting = {
  /** What is required keeps the customer from the checkout. */
  isMandatory: boolean;
  budgetCenter?: string;
  poNumber?: string;
  poRelease?: string;
  budgetCenters: BudgetCenter[];
};

export const NO_ACCOUNTING: Accounting = { isMandatory: false, budgetCenters: [] };

/**
 * What is still to be given before the cart may go to the checkout, in order. A cart without a budget center of its own
 * needs none where each of its lines has one.
 */
export function missingAccounting(cart: Cart, accounting: Accounting, demands: AccountingDemands): AccountingField[] {
  if (!accounting.isMandatory) return [];
  const lines = activeLines(cart);
  const isGiven: Record<AccountingField, boolean> = {
    BC: Boolean(accounting.budgetCenter) || (lines.length > 0 && lines.every((line) => Boolean(line.budgetCenter))),
    PON: Boolean(accounting.poNumber),
    POR: Boolean(accounting.poRelease),
  };
  return ACCOUNTING_FIELDS.filter((field) => demands[field] === 'required' && !isGiven[field]);
}

/** The lines that another budget center pays for than the cart's. */
export function linesPaidElsewhere(cart: Cart, { budgetCenter }: Accounting): Cart['lines'] {
  return activeLines(cart).filter((line) => line.budgetCenter !== undefined && line.budgetCenter !== budgetCenter);
}

/** Has a budget center less than the whole cart costs? */
export function isShortOf({ balance }: BudgetCenter, { summary }: Cart): boolean {
  return balance !== undefined && summary.total !== undefined && balance.minor < summary.total.minor;
}
