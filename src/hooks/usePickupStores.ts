import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { createPickupClient } from '../core/client/pickupClient';
import type { CommerceError } from '../core/rules/commerceError';
import type { Store } from '../core/rules/store';
import { isNotFound, type PickupWish, pickupStoresQuery } from './pickupStoresQuery';
import { useStorefront } from './StorefrontProvider';
import { useShopQueryClient } from './useShopQueryClient';

export type PickupStoresState = {
  /** `none`: there are no stores there, or the words may not be looked for. */
  phase: 'idle' | 'searching' | 'found' | 'none' | 'failed';
  stores: Store[];
  reload: () => void;
};

/** Stores to pick up at, for the screen; nothing is asked while it is off. The last ones stay while others are looked for. */
export function usePickupStores(wish: PickupWish, isOn = true): PickupStoresState {
  const storefront = useStorefront();
  const options = pickupStoresQuery(createPickupClient(storefront), storefront.log, wish);
  const query = useQuery({ ...options, enabled: isOn }, useShopQueryClient());
  const known = useRef<Store[]>([]);
  const error = query.error as CommerceError | null;
  const isNone = !query.isFetching && error !== null && isNotFound(error);
  known.current = isNone ? [] : (query.data?.stores ?? known.current);
  return {
    phase: !isOn ? 'idle' : query.isFetching ? 'searching' : isNone ? 'none' : error ? 'failed' : 'found',
    stores: known.current,
    reload: () => void query.refetch(),
  };
}
