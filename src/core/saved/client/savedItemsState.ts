import type { CommerceError } from '../../platform/rules/commerceError';
import type { SavedItem } from '../rules/savedItems';

/** Everything a screen needs to know of the saved items. `phase` is `skipped` for a business customer who has not signed in. */
export type SavedItemsState = {
  readonly phase: 'unread' | 'reading' | 'ready' | 'failed' | 'skipped';
  /** The newest first. */
  readonly items: readonly SavedItem[];
  /** Why the last read failed; gone with the next one that works. */
  readonly error: CommerceError | undefined;
  /** What is on its way into the cart, or to the shop, by id. */
  readonly busy: readonly string[];
  /** What is in the cart already, because the shop has not heard that it is saved no more, by id. */
  readonly added: readonly string[];
  /** The shop itself has moved saved items, and says so [CART-STORE-007]. */
  readonly isMoved: boolean;
};

export const UNREAD_SAVED_ITEMS: SavedItemsState = {
  phase: 'unread',
  items: [],
  error: undefined,
  busy: [],
  added: [],
  isMoved: false,
};
