import type { HeadlineBlock } from '../headline';
import type { MenuFacts } from './menuFacts';
import type { MenuItem } from './menuItem';
import { checkMenuItem, type MenuRules } from './menuVisibility';
import { type MenuWay, menuWay } from './menuWay';
import type { OverrideOrder, UserGroup } from './userGroups';

/** A menu item as this customer meets it: it is shown, and leads where it leads for them. */
export type MenuEntry = {
  id: string;
  /** The words of the item, for the width of the page. */
  blocks: readonly HeadlineBlock[];
  ariaLabel: string | undefined;
  way: MenuWay;
  isButton: boolean;
  opensNewTab: boolean;
  icon: string | undefined;
  /** Whose chat it opens. */
  chatLine: string | undefined;
  entries: readonly MenuEntry[];
};

export type MenuReader = {
  known: MenuFacts;
  groups: readonly UserGroup[];
  isMobile: boolean;
  rules?: MenuRules;
  order?: OverrideOrder | undefined;
};

/**
 * What of a menu this customer sees [MENU-006, HDR-027]. What hangs below a hidden item is hidden with it; an item that
 * leads nowhere is shown while anything below it is.
 */
export function menuEntries(items: readonly MenuItem[], reader: MenuReader): MenuEntry[] {
  return items.flatMap((item) => {
    if (!checkMenuItem(item.permissionLimit, reader.known, reader.rules).isShown) return [];
    const entries = menuEntries(item.items, reader);
    const way = menuWay(item, reader.groups, reader.order);
    if (way.kind === 'none' && item.items.length > 0 && entries.length === 0) return [];
    const blocks = reader.isMobile && item.mobileHeadliner.length > 0 ? item.mobileHeadliner : item.headliner;
    return {
      id: item.id,
      blocks,
      ariaLabel: item.ariaLabel,
      way,
      isButton: item.element === 'button',
      opensNewTab: item.opensNewTab,
      icon: item.actionIcon,
      chatLine: item.chatLineOfBusiness,
      entries,
    };
  });
}
