import type { ListedItem, ShoppingList } from './lists';

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
