import type { Money } from '../../platform/rules/money';
import type { HeaderVariant } from './headerVariant';
import type { HeadlineBlock } from './headline';
import type { MenuItem } from './menu/menuItem';

/** The content of header and footer, as the shop sends it [HDR-021, HDR-027]. */
export type SiteHeader = {
  /** Set if the shop chooses the variant. Otherwise routes and flows determine it. */
  variant: HeaderVariant | undefined;
  logo: { text: string; url: string | undefined; imageUrl: string | undefined } | undefined;
  mainMenu: readonly MenuItem[];
  /** Single entries next to the search: stores, chat, messages. */
  utilityMenu: readonly MenuItem[];
  accountMenu: readonly MenuItem[];
  topHats: readonly TopHat[];
  budget: Budget | undefined;
  footer: { menu: readonly MenuItem[]; legalText: string | undefined };
};

/** The slots of top-hat banners [HDR-003]. */
export const TOP_HAT_SLOTS = ['home', 'cart', 'global'] as const;

export type TopHatSlot = (typeof TOP_HAT_SLOTS)[number];

/** A banner above the header, with texts for wide and for mobile pages [HDR-003, CONT-001]. */
export type TopHat = {
  slot: TopHatSlot;
  theme: string | undefined;
  permissionLimit: readonly string[];
  headliner: readonly HeadlineBlock[];
  mobileHeadliner: readonly HeadlineBlock[];
  url: string | undefined;
};

/** The remaining budget of a buyer, and the budget center that it belongs to [BUD-001]. */
export type Budget = { availableBalance: Money | undefined; center: string | undefined; centers: BudgetCenters };

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
