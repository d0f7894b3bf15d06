import type { Money } from '../../platform/rules/money';

/** How a business watches what its buyers spend [BUD-002]. */
export type BudgetCenters = {
  /** Where budgets are set: the account, a location, a buyer. */
  level: string | undefined;
  values: BudgetValue[];
  isBudgetingEnabled: boolean;
  isConfigured: boolean;
};

/** One budget; the amounts that a shop keeps to itself are missing. */
export type BudgetValue = { name: string; balance?: Money | undefined; total?: Money | undefined };

/** Is there anything of budgets to show? Only when budgeting is enabled, configured and has values [BUD-003]. */
export function hasBudgetOverview({ isBudgetingEnabled, isConfigured, values }: BudgetCenters): boolean {
  return isBudgetingEnabled && isConfigured && values.length > 0;
}
