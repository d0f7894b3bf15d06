import type { CommerceError } from '../../platform/rules/commerceError';
import type { SavedItem } from '../rules/savedItems';

/** The state of the saved items for rendering. `phase` is `skipped` for a business customer who has not signed in. */
export type SavedItemsState = {
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed' | 'skipped';
  /** Newest first. */
  readonly items: readonly SavedItem[];
  /** The error of the last read. The next success clears it. */
  readonly error: CommerceError | undefined;
  /** The ids of items that are being moved, deleted or saved. */
  readonly busy: readonly string[];
  /** The ids of items that are in the cart already, but whose deletion the shop has not confirmed. */
  readonly added: readonly string[];
  /** The shop reports that it has moved saved items [CART-STORE-007]. */
  readonly isMoved: boolean;
};

export const UNREAD_SAVED_ITEMS: SavedItemsState = {
  phase: 'idle',
  items: [],
  error: undefined,
  busy: [],
  added: [],
  isMoved: false,
};
