import { createPickupClient } from '../../core/stores/client/pickupClient';
import { preferredStore } from '../../core/stores/client/preferredStore';
import { useStorefront } from '../platform/StorefrontProvider';
import { usePreferredStore } from './usePreferredStore';
import { type StoreSearchState, useStoreSearch } from './useStoreSearch';

/** Stock changes quickly because other customers buy too. */
const FRESH_FOR_MS = 30_000;

/**
 * Pickup stores with their stock, around the chosen store and reloaded for another one; sends no request while it is
 * off [STORE-010, STORE-015].
 */
export function usePickupStores({ skus }: { skus: readonly string[] }, isOn = true): StoreSearchState {
  const storefront = useStorefront();
  const chosen = usePreferredStore() ?? preferredStore(storefront);
  return useStoreSearch({
    key: ['pickup-stores', skus, chosen?.number],
    freshForMs: FRESH_FOR_MS,
    isOn,
    async find(term, signal) {
      const { stores } = await createPickupClient(storefront).find({ skus, signal, term });
      return stores;
    },
  });
}
