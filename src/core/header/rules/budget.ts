import type { Money } from '../../platform/rules/money';

/** The budgets of a business [BUD-002]. */
export type BudgetCenters = {
  /** The level at which budgets are set: account, location or buyer. */
  level: string | undefined;
  values: BudgetValue[];
  isBudgetingEnabled: boolean;
  isConfigured: boolean;
};

/** A budget. Amounts that the shop does not disclose are undefined. */
export type BudgetValue = { name: string; balance?: Money | undefined; total?: Money | undefined };

/** Whether a budget overview can be displayed: only if budgeting is enabled, configured and has values [BUD-003]. */
export function hasBudgetOverview({ isBudgetingEnabled, isConfigured, values }: BudgetCenters): boolean {
  return isBudgetingEnabled && isConfigured && values.length > 0;
}
