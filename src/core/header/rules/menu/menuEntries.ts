import type { HeadlineBlock } from '../headline';
import type { MenuFacts } from './menuFacts';
import type { MenuItem } from './menuItem';
import { type MenuTarget, menuTarget } from './menuTarget';
import { checkMenuItem, type MenuRules } from './menuVisibility';
import type { OverrideOrder, UserGroup } from './userGroups';

/** A menu item that is visible to this customer, with the destination that applies to them. */
export type MenuEntry = {
  id: string;
  /** The text of the item, for the width of the page. */
  blocks: readonly HeadlineBlock[];
  ariaLabel: string | undefined;
  target: MenuTarget;
  isButton: boolean;
  opensNewTab: boolean;
  icon: string | undefined;
  /** The line of business whose chat the item opens. */
  chatLine: string | undefined;
  entries: readonly MenuEntry[];
};

/** What decides the effect of a press. */
export type PressedEntry = Pick<MenuEntry, 'target' | 'isButton'> & Partial<Pick<MenuEntry, 'chatLine'>>;

export type MenuReader = {
  known: MenuFacts;
  groups: readonly UserGroup[];
  isMobile: boolean;
  rules?: MenuRules;
  order?: OverrideOrder | undefined;
};

/**
 * The menu entries that are visible to this customer [MENU-006, HDR-027]. Hiding an item hides its nested items. An
 * item with nested items but no destination is visible as long as any of them is.
 */
export function menuEntries(items: readonly MenuItem[], reader: MenuReader): MenuEntry[] {
  return items.flatMap((item) => {
    if (!checkMenuItem(item.permissionLimit, reader.known, reader.rules).isShown) return [];
    const entries = menuEntries(item.items, reader);
    const target = menuTarget(item, reader.groups, reader.order);
    if (target.kind === 'none' && item.items.length > 0 && entries.length === 0) return [];
    const blocks = reader.isMobile && item.mobileHeadliner.length > 0 ? item.mobileHeadliner : item.headliner;
    return {
      id: item.id,
      blocks,
      ariaLabel: item.ariaLabel,
      target,
      isButton: item.element === 'button',
      opensNewTab: item.opensNewTab,
      icon: item.actionIcon,
      chatLine: item.chatLineOfBusiness,
      entries,
    };
  });
}
