import type { HeadlineBody, MenuItemBody } from '../../../src/core/header/contract/header';

/** Fields of an item besides its text and its page. */
export type ItemMore = Partial<Omit<MenuItemBody, 'items' | 'headliner'>> & { items?: MenuEntryBody[] };

export type MenuEntryBody = ItemMore & { headliner: Partial<HeadlineBody>[] };

/** A menu item: its text, and its page if it has one. */
export function item(text: string, url?: string, more: ItemMore = {}): MenuEntryBody {
  return { headliner: headlineBlocks(text), ...(url !== undefined && { url }), ...more };
}

/** An item that opens a drawer. `page` is the destination on pages without that drawer. */
export function opening(action: string, text: string, page?: string, more: ItemMore = {}): MenuEntryBody {
  return item(text, undefined, {
    action,
    actionType: 'drawer',
    ...(page !== undefined && { ActionLandingPage: page }),
    ...more,
  });
}

/** An item for customers with any of these permissions. */
export function only(permissionlimit: string[], entry: MenuEntryBody): MenuEntryBody {
  return { ...entry, permissionlimit };
}

export function headlineBlocks(headlinertext: string): Partial<HeadlineBody>[] {
  return [{ headlinertext }];
}
