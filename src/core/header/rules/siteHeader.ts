import type { Money } from '../../platform/rules/money';
import type { BudgetCenters } from './budget';
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
