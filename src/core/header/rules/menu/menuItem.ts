import type { HeadlineBlock } from '../headline';

/** One entry of a menu of the header or footer, with what may hang below it [MENU-001]. */
export type MenuItem = {
  /** Where it stands in its menu: '2.0' is the first entry below the third. */
  id: string;
  permissionLimit: readonly string[];
  groupOverrides: readonly GroupOverride[];
  url?: string | undefined;
  destinationUrl?: string | undefined;
  destinationReplaceUrl?: string | undefined;
  actionType?: string | undefined;
  actionIcon?: string | undefined;
  action?: string | undefined;
  actionLandingPage?: string | undefined;
  ariaLabel?: string | undefined;
  chatLineOfBusiness?: string | undefined;
  headliner: readonly HeadlineBlock[];
  /** In place of the headliner on mobile widths, where there is one. */
  mobileHeadliner: readonly HeadlineBlock[];
  /** The element that it is [MENU-002]. */
  element: 'link' | 'button';
  opensNewTab: boolean;
  items: readonly MenuItem[];
};

/** Another address for some groups of users [MENU-054]. */
export type GroupOverride = { url: string; userGroups: readonly string[] };
