/** Who a list is for [LIST-008]. FAVORITE is a filter, and no level of a list. */
export const ACCESS_LEVELS = ['PERSONAL', 'SHARED', 'GLOBAL'] as const;

/** What a customer may choose for a new list [LIST-043]. */
export const LIST_TYPES = ['PERSONAL', 'SHARED'] as const;

/** How many lists are shown where their number is capped [LIST-038]. */
export const CAPPED_LISTS = 5;

/** A list as a page speaks of it [LIST-007]. */
export type ShoppingList = {
  id: string;
  name: string;
  /** ISO 8601 */
  modified?: string | undefined;
  /** One of ACCESS_LEVELS, or whatever else the shop calls it [LIST-011]. */
  accessLevel: string;
  /** Undefined where the shop does not say. */
  isReadOnly?: boolean | undefined;
  /** Undefined where the shop does not say. */
  isOwn?: boolean | undefined;
  itemCount?: number | undefined;
};

/** One item of a list [LIST-007]; `listId` where items of several lists come together. */
export type ListedItem = { id: string; sku: string; quantity: number; listId?: string | undefined };

/** How many of a set a list holds, where it does not say [LIST-015]. */
export const SKU_SET_QUANTITY = 1;

/** The quantity of an item: at least one, and 1 for a set that comes without [LIST-015]. */
export function listedQuantity(quantity: number | null | undefined): number {
  return Math.max(1, quantity ?? SKU_SET_QUANTITY);
}

/**
 * May this customer change what is on the list? A personal one only its owner, a shared one every member of the account,
 * a global one only where the shop says that it is not read-only [LIST-022, LIST-023].
 */
export function canEditList({ accessLevel, isReadOnly, isOwn }: ShoppingList): boolean {
  if (isReadOnly) return false;
  if (accessLevel === 'PERSONAL') return isOwn !== false;
  return accessLevel === 'GLOBAL' ? isReadOnly === false : true;
}

/** May this customer give it another type, or delete it? That is for whoever has made it. */
export function canManageList(list: ShoppingList): boolean {
  return canEditList(list) && list.isOwn !== false;
}

/** The lists that something may be added to, in the order they came [LIST-022, LIST-023]. */
export function listsToAddTo(lists: readonly ShoppingList[]): ShoppingList[] {
  return lists.filter(canEditList);
}

/** What is shown of the lists: the first five where their number is capped, else all [LIST-038]. */
export function shownLists<List>(lists: readonly List[], isCapped: boolean): readonly List[] {
  return isCapped ? lists.slice(0, CAPPED_LISTS) : lists;
}

/** The lists that the shop has recommended, by the ids in its cookie: `a,b` [LIST-047]. */
export function recommendedIds(cookie: string | undefined): string[] {
  return (cookie ?? '')
    .split(/[,|]/)
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/** A name as it is kept: without the blanks around it. '' is no name. */
export function listNameOf(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

/** The page of one list: `listId` in the query of the page of lists; undefined where the shop has none. */
export function listUrl(detailsUrl: string | undefined, id: string): string | undefined {
  if (!detailsUrl) return undefined;
  return `${detailsUrl}${detailsUrl.includes('?') ? '&' : '?'}listId=${encodeURIComponent(id)}`;
}
