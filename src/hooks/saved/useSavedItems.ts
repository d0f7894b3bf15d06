import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { activeLines } from '../../core/cart/rules/cart';
import { savedItemsOf } from '../../core/saved/client/savedItemsClient';
import { type SavedItemsState, UNREAD_SAVED_ITEMS } from '../../core/saved/client/savedItemsList';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';

export type { SavedItemsState } from '../../core/saved/client/savedItemsList';

export type SavedItems = SavedItemsState & {
  /** Reloads from the shop. */
  refetch: () => void;
  /** Dismisses the message that the shop moved saved items. */
  dismissMoved: () => void;
};

/**
 * The customer's saved items, loaded when first needed with one request for all components [SFL-001]. `added` contains
 * only items that are still in the cart. `useSavedActions` changes them.
 */
export function useSavedItems(): SavedItems {
  const client = savedItemsOf(useStorefront());
  const state = useSyncExternalStore(client.subscribe, client.state, () => UNREAD_SAVED_ITEMS);
  const { cart } = useCartState();

  useEffect(() => {
    const disconnect = client.connect();
    if (client.state().phase === 'idle') client.read().catch(() => undefined);
    return disconnect;
  }, [client]);

  const added = useMemo(() => {
    const skus = cart ? activeLines(cart).map((line) => line.sku) : [];
    return state.items.filter(({ id, sku }) => state.added.includes(id) && skus.includes(sku)).map(({ id }) => id);
  }, [state, cart]);
  return { ...state, added, refetch: client.refresh, dismissMoved: client.dismissMoved };
}
