import { useState } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { findLocalBusiness, rememberedPoint } from '../../core/stores/client/storeLocator';
import type { GeoPoint } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { PERSONAL_QUERY, personalKey } from '../platform/shopQuery';
import { useAction } from '../platform/useAction';
import { useShopQuery } from '../platform/useShopQueryClient';

/** Why the browser gave no location: the customer has not allowed it, or the browser failed or timed out. */
type LocateProblem = 'denied' | 'slow';

/** The timeout of the browser's geolocation, in milliseconds. */
const LOCATE_MS = 10_000;

const DENIED = 1;

const NO_BUSINESS = 'NO_LOCAL_BUSINESS';

/**
 * The browser's location, if the customer allows it. Rejects with 'denied' or 'slow'; a browser that never responds
 * counts as slow.
 */
function locate(): Promise<GeoPoint> {
  const { geolocation } = navigator;
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject('slow');
    const timer = setTimeout(() => reject('slow'), LOCATE_MS + 1000);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        clearTimeout(timer);
        resolve({ latitude, longitude });
      },
      ({ code }) => {
        clearTimeout(timer);
        reject(code === DENIED ? 'denied' : 'slow');
      },
      { timeout: LOCATE_MS, maximumAge: 300_000 },
    );
  });
}

/** Each search is a query of its own, because the partner nearby may be another one at the same place. */
type Search = { point: GeoPoint; number: number };

/**
 * Finds the shop's partner near the customer. The browser asks for the location only when the customer starts the
 * search [STORE-009, STORE-012]. Unmounting cancels the search.
 */
export function useLocalBusiness() {
  const storefront = useStorefront();
  const [search, setSearch] = useState<Search>();
  const locating = useAction<void, GeoPoint, LocateProblem>(() =>
    locate().catch((problem: LocateProblem) => {
      // after a denial, no other source of the location is used
      const point = problem === 'slow' && rememberedPoint(storefront.host);
      if (point) return point;
      throw problem;
    }),
  );
  const { data, error, isFetching } = useShopQuery({
    ...PERSONAL_QUERY,
    queryKey: personalKey(storefront, 'local business', search),
    enabled: search !== undefined,
    queryFn: async ({ signal }) => {
      try {
        return await findLocalBusiness(storefront, (search as Search).point, signal);
      } catch (reason) {
        if ((reason as CommerceError).code === NO_BUSINESS) return null;
        if (!signal.aborted) void storefront.log('the local business was not found', reason as CommerceError);
        throw reason;
      }
    },
  });

  const found = isFetching ? 'loading' : data ? 'ready' : data === null ? 'missing' : error ? 'failed' : 'idle';
  return {
    /** `locating` while the browser finds the customer, `loading` while the shop finds its partner. */
    phase: locating.status === 'pending' ? 'locating' : (locating.error ?? found),
    business: data ?? undefined,
    find() {
      if (isFetching) return;
      locating.mutate(undefined, { onSuccess: (point) => setSearch({ point, number: (search?.number ?? 0) + 1 }) });
    },
  };
}
