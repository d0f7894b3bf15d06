/** Who may see a list [LIST-008]. FAVORITE is a filter and not an access level. */
export const ACCESS_LEVELS = ['PERSONAL', 'SHARED', 'GLOBAL'] as const;

/** The access levels that a customer can choose for a new list [LIST-043]. */
export const LIST_TYPES = ['PERSONAL', 'SHARED'] as const;

/** How many lists are shown if the number is capped [LIST-038]. */
export const CAPPED_LISTS = 5;

/** A list, without its items [LIST-007]. */
export type ShoppingList = {
  id: string;
  name: string;
  /** ISO 8601 */
  modified?: string | undefined;
  /** One of ACCESS_LEVELS, or another level of the shop [LIST-011]. */
  accessLevel: string;
  /** Undefined if the shop does not send it. */
  isReadOnly?: boolean | undefined;
  /** Undefined if the shop does not send it. */
  isOwn?: boolean | undefined;
  itemCount?: number | undefined;
};

/**
 * One item of a list [LIST-007]; `listId` is set if items of several lists are combined. The `id` is text or a number, as
 * the shop sends it, and goes back to the shop unchanged. `useProductTiles` has the name, price and picture of its SKU.
 */
export type ListedItem = { id: string | number; sku: string; quantity: number; listId?: string | undefined };

/** The quantity of a set if the list does not specify it [LIST-015]. */
export const SKU_SET_QUANTITY = 1;

/** The quantity of an item: at least 1; a set without a quantity has 1 [LIST-015]. */
export function listedQuantity(quantity: number | null | undefined): number {
  return Math.max(1, quantity ?? SKU_SET_QUANTITY);
}

/**
 * Whether this customer may change the items of the list. A personal list can be changed by its owner, a shared list by
 * every member of the account, a global list only if the shop sends that it is not read-only [LIST-022, LIST-023].
 */
export function canEditList({ accessLevel, isReadOnly, isOwn }: ShoppingList): boolean {
  if (isReadOnly) return false;
  if (accessLevel === 'PERSONAL') return isOwn !== false;
  return accessLevel === 'GLOBAL' ? isReadOnly === false : true;
}

/** Whether this customer may delete the list or change its access level. Only its owner may. */
export function canManageList(list: ShoppingList): boolean {
  return canEditList(list) && list.isOwn !== false;
}

/** The lists that items can be added to, in their original order [LIST-022, LIST-023]. */
export function listsToAddTo(lists: readonly ShoppingList[]): ShoppingList[] {
  return lists.filter(canEditList);
}

/** The lists to show: the first five if the number is capped, else all [LIST-038]. */
export function shownLists<List>(lists: readonly List[], isCapped: boolean): readonly List[] {
  return isCapped ? lists.slice(0, CAPPED_LISTS) : lists;
}

/** The ids of the lists that the shop recommends, from its cookie: `a,b` [LIST-047]. */
export function recommendedIds(cookie: string | undefined): string[] {
  return (cookie ?? '')
    .split(/[,|]/)
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/** A list name in its stored form: trimmed, with single spaces. '' is not a valid name. */
export function listNameOf(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

/** The URL of one list's page: the lists page with `listId` in its query; undefined if the shop has no such page. */
export function listUrl(detailsUrl: string | undefined, id: string): string | undefined {
  if (!detailsUrl) return undefined;
  return `${detailsUrl}${detailsUrl.includes('?') ? '&' : '?'}listId=${encodeURIComponent(id)}`;
}

/** The pagination of a response [LIST-009]. */
export type ListsMetadata = {
  pagination: { page: number; size: number; pages: number };
  totalItems: number;
  itemCount: number;
};

/** A page of lists, with the shop's information about all of them [LIST-009]. `favorites` and `userLists` are ids. */
export type ListsAnswer = {
  lists: ShoppingList[];
  favorites: string[];
  /** No more lists can be starred. */
  maxFavoriteReached: boolean;
  /** The access levels that a new list may have. */
  allowedAccessLevel: string[];
  /** The access levels that lists can be filtered by. */
  availableAccessLevel: string[];
  showCount: boolean;
  userLists: string[];
  /** The customer has saved-for-later items, which can be added to a list. */
  hasSFL: boolean;
  readOnly: boolean;
  metadata: ListsMetadata;
};

/**
 * A concurrent change of a shared list by another person. The other change is preserved, and the customer is notified.
 */
export type ListConflict =
  | { kind: 'changed'; sku: string; quantity: number }
  | { kind: 'missing'; sku: string }
  | { kind: 'renamed'; name: string };

/** One list with a page of its items, or with the items that a change affected. */
export type ListContent = {
  list: ShoppingList;
  items: ListedItem[];
  favorites?: string[];
  maxFavoriteReached?: boolean;
  metadata: ListsMetadata;
  conflicts: ListConflict[];
};
