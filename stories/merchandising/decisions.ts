import type { HeadlineBlock } from '../../src/core/header/rules/headline';
import type { MenuReader } from '../../src/core/header/rules/menu/menuEntries';
import type { MenuItem } from '../../src/core/header/rules/menu/menuItem';
import { type MenuTarget, menuTarget } from '../../src/core/header/rules/menu/menuTarget';
import { checkMenuItem, type MenuVerdict } from '../../src/core/header/rules/menu/menuVisibility';
import { overrideFor, type UserGroup } from '../../src/core/header/rules/menu/userGroups';

/** Why an item is hidden although its own codes do not hide it. */
type Around = { isShown: false; reason: 'parent-hidden' | 'nothing-below' };

/** The decision about one menu item, and its reason. */
export type ItemDecision = {
  item: MenuItem;
  /** 0 for an entry of the menu itself. */
  depth: number;
  verdict: MenuVerdict | Around;
  target: MenuTarget;
  /** The user group whose own URL the item has here. */
  group: UserGroup | undefined;
};

/** Every item of a menu in order, shown or not. Items that `menuEntries` leaves out are included with the reason. */
export function decideMenu(items: readonly MenuItem[], reader: MenuReader): ItemDecision[] {
  return items.flatMap((item) => decideItem(item, reader, 0, false));
}

function decideItem(item: MenuItem, reader: MenuReader, depth: number, isParentHidden: boolean): ItemDecision[] {
  const own: ItemDecision['verdict'] = isParentHidden
    ? { isShown: false, reason: 'parent-hidden' }
    : checkMenuItem(item.permissionLimit, reader.known, reader.rules);
  const below = item.items.flatMap((each) => decideItem(each, reader, depth + 1, !own.isShown));
  const target = menuTarget(item, reader.groups, reader.order);
  const headsNothing = target.kind === 'none' && item.items.length > 0 && !below.some(({ verdict }) => verdict.isShown);
  return [
    {
      item,
      depth,
      verdict: own.isShown && headsNothing ? { isShown: false, reason: 'nothing-below' } : own,
      target,
      group: overrideFor(item.groupOverrides, reader.groups, reader.order)?.group,
    },
    ...below,
  ];
}

/** The text of an item. */
export function itemText({ headliner, id }: MenuItem): string {
  return textOf(headliner) || `item ${id}`;
}

function textOf(blocks: readonly HeadlineBlock[]): string {
  return blocks
    .map(({ text, main }) => text || textOf(main?.blocks ?? []))
    .join(' ')
    .trim();
}
