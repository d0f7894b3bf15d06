import type { BudgetBody } from '../../../src/core/header/contract/header';
import type { Visitor } from '../accounts/session';
import { type Budget, budgetsOf } from '../business/budgets';
import { decimal } from '../cart/price';
import type { Reader } from '../database/open';
import { sayIn } from '../languages/say';
import type { Language } from '../pages/platform/language';
import { menusIn } from './menus';

export const legalText =
  'A demo store for Quire. Products, prices and orders come from the Superstore data. Nothing is charged or shipped.';

/** Header and footer of the consumer shop, or of the business shop with the buyer's budgets [HDR-021, BUD-001]. */
export async function headerBody(reader: Reader, { account }: Visitor, isBusiness: boolean, language: Language) {
  const { mainMenu, utilityMenu, accountMenu, footerMenu, topHats } = menusIn(language);
  const budgets = isBusiness && account?.companyId ? await budgetsOf(reader, account.companyId) : [];
  return {
    headerData: {
      logo: { text: 'Quire', url: isBusiness ? '/sba' : '/' },
      mainMenu,
      utilityMenu,
      accountMenu,
      topHat: topHats,
      ...(budgets.length > 0 && { budget: budgetBody(budgets) }),
    },
    footerData: {
      menu: footerMenu,
      legalText: sayIn(language)(legalText),
    },
  };
}

/** A center with an unlimited budget has no amounts. The balance is the sum of what the others have left. */
function budgetBody(budgets: readonly Budget[]): BudgetBody {
  const limited = budgets.flatMap(({ left }) => left ?? []);
  return {
    bcDetails: { availableBalance: decimal(limited.reduce((sum, left) => sum + left, 0)) },
    budgetCenter: budgets[0]?.name,
    invoiceInfo: {
      bc: {
        level: 'Budget center',
        budgetingEnabled: true,
        isConfigured: limited.length > 0,
        values: budgets.map(({ name, left, monthlyBudget }) => ({
          name,
          ...(left !== null && { balance: decimal(left) }),
          ...(monthlyBudget !== null && { total: decimal(monthlyBudget) }),
        })),
      },
    },
  };
}
