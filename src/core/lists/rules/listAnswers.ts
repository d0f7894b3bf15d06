import type { ListedItem, ShoppingList } from './lists';

/** Where what has come stands among all that there is [LIST-009]. */
export type ListsMetadata = {
  pagination: { page: number; size: number; pages: number };
  totalItems: number;
  itemCount: number;
};

/** A page of lists, and what the shop says of all of them [LIST-009]. `favorites` and `userLists` are ids. */
export type ListsAnswer = {
  lists: ShoppingList[];
  favorites: string[];
  /** No further list can be starred. */
  maxFavoriteReached: boolean;
  /** What a new list may be. */
  allowedAccessLevel: string[];
  /** What lists may be filtered by. */
  availableAccessLevel: string[];
  showCount: boolean;
  userLists: string[];
  /** The customer keeps items for later, which may go on a list. */
  hasSFL: boolean;
  readOnly: boolean;
  metadata: ListsMetadata;
};

/** What somebody else has done to a shared list meanwhile: theirs was kept, and the customer is told. */
export type ListConflict =
  | { kind: 'changed'; sku: string; quantity: number }
  | { kind: 'gone'; sku: string }
  | { kind: 'renamed'; name: string };

/** One list: a page of its items, or those that a change was about. */
export type ListContent = {
  list: ShoppingList;
  listItems: { items: ListedItem[] };
  favorites?: string[];
  maxFavoriteReached?: boolean;
  metadata: ListsMetadata;
  conflicts: ListConflict[];
};

/** How a request of lists stands [LIST-014]. */
export type RequestStatus = 'pending' | 'success' | 'error';
