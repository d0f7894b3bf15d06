import { safeUrl } from '../../../platform/rules/safeUrl';
import { type MenuAction, menuActionOf } from './menuActions';
import type { MenuItem } from './menuItem';
import { type OverrideOrder, overrideFor, type UserGroup } from './userGroups';

/** Where an item leads. */
export type MenuWay =
  | { kind: 'page'; url: string; isReplacing: boolean }
  /** `url` is the page for where no drawer of that kind can be opened. */
  | { kind: 'drawer'; action: MenuAction; url: string | undefined }
  /** It heads what hangs below it, or says something. */
  | { kind: 'none' };

/**
 * Where a menu item leads: to a drawer, where its action is one; else to the address of the customer's groups, then its
 * destination, then its url. A destination that replaces does so in the history of the browser [HDR-012, MENU-001, MENU-056].
 */
export function menuWay(item: MenuItem, groups: readonly UserGroup[], order?: OverrideOrder): MenuWay {
  const override = safeUrl(overrideFor(item.groupOverrides, groups, order)?.url);
  const action = isPage(item) ? undefined : menuActionOf(item.action);
  const own = said(override) ?? said(safeUrl(item.destinationUrl)) ?? said(safeUrl(item.url));
  const replacing = said(safeUrl(item.destinationReplaceUrl));
  if (action) return { kind: 'drawer', action, url: said(safeUrl(item.actionLandingPage)) ?? own ?? replacing };
  if (replacing && !override) return { kind: 'page', url: replacing, isReplacing: true };
  const url = own ?? said(safeUrl(item.actionLandingPage));
  return url === undefined ? { kind: 'none' } : { kind: 'page', url, isReplacing: false };
}

const isPage = ({ actionType }: MenuItem): boolean => /^(page|link|url)$/i.test(actionType ?? '');

const said = (url: string | undefined): string | undefined => (url?.trim() ? url : undefined);
