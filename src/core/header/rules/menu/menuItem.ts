import type { HeadlineBlock } from '../headline';

/** An item of a menu of the header or footer, with its nested items [MENU-001]. */
export type MenuItem = {
  /** The position in the menu: '2.0' is the first item below the third. */
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
  /** Replaces the headliner on mobile widths, unless it is empty. */
  mobileHeadliner: readonly HeadlineBlock[];
  /** The element that the item renders [MENU-002]. */
  element: 'link' | 'button';
  opensNewTab: boolean;
  items: readonly MenuItem[];
};

/** A URL that replaces the item's own for some user groups [MENU-054]. */
export type GroupOverride = { url: string; userGroups: readonly string[] };
