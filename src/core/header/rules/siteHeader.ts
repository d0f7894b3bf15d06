import type { Money } from '../../platform/rules/money';
import type { BudgetCenters } from './budget';
import type { HeaderVariant } from './headerVariant';
import type { HeadlineBlock } from './headline';
import type { MenuItem } from './menu/menuItem';

/** What the shop says its header and footer are made of [HDR-021, HDR-027]. */
export type SiteHeader = {
  /** Where the shop decides it; else routes and flows do. */
  variant: HeaderVariant | undefined;
  logo: { text: string; url: string | undefined; imageUrl: string | undefined } | undefined;
  mainMenu: readonly MenuItem[];
  /** Single entries beside the search: stores, chat, messages. */
  utilityMenu: readonly MenuItem[];
  accountMenu: readonly MenuItem[];
  topHats: readonly TopHat[];
  budget: Budget | undefined;
  footer: { menu: readonly MenuItem[]; legalText: string | undefined };
};

/** Where a top-hat banner stands [HDR-003]. */
export const TOP_HAT_SLOTS = ['home', 'cart', 'global'] as const;

export type TopHatSlot = (typeof TOP_HAT_SLOTS)[number];

/** A banner on top of the header, in words for wide and for mobile pages [HDR-003, CONT-001]. */
export type TopHat = {
  slot: TopHatSlot;
  theme: string | undefined;
  permissionLimit: readonly string[];
  headliner: readonly HeadlineBlock[];
  mobileHeadliner: readonly HeadlineBlock[];
  url: string | undefined;
};

/** What a buyer may still spend, and out of which center [BUD-001]. */
export type Budget = { availableBalance: Money | undefined; center: string | undefined; centers: BudgetCenters };
