import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readLanding } from '../../core/content/client/landingClient';
import type { Landing, LandingChoices } from '../../core/content/rules/landing';
import { type LandingFilters, landingFiltersOf, withLandingFilters } from '../../core/content/rules/landingFilters';
import { useStorefront } from '../platform/StorefrontProvider';
import { SHOP_QUERY } from '../platform/shopQuery';
import { useShopQueryClient } from '../platform/useShopQueryClient';

/** What a page is always narrowed to, whatever its address says. */
export type FixedFilters = Partial<Omit<LandingFilters, 'promo'>> & { promo?: string };

export type LandingState = {
  /** `none`: nothing is left by these filters. */
  phase: 'loading' | 'shown' | 'none' | 'failed';
  /** While another one is on its way, the one before; undefined where there is none to show. */
  landing: Landing | undefined;
  /** Those of the last page that came: what is chosen can be changed while nothing is there. */
  choices: LandingChoices | undefined;
  /** A page for other filters is on its way. */
  isStale: boolean;
  filters: LandingFilters;
  /** Narrows the page, and says so in its address. */
  narrow: (change: Partial<LandingFilters>) => void;
  reload: () => void;
};

/**
 * A landing page by the filters of the address: by what it writes there itself, and by what the back button brings. The entry
 * of the history stays one, so that the back button leaves the page, and comes back to it as it was left [CONT-003, CONT-004, DEC-133].
 */
export function useLanding(fixed: FixedFilters): LandingState {
  const storefront = useStorefront();
  const { own, filters, narrow } = useFilters(fixed);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: ['quire', 'landing', filters],
      staleTime: 60_000,
      ...SHOP_QUERY,
      refetchOnWindowFocus: false,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => readLanding(storefront, filters, signal),
    },
    useShopQueryClient(),
  );

  const last = useRef<LandingChoices>(undefined);
  useEffect(() => {
    if (data) last.current = data.choices;
  }, [data]);

  const phase = data ? (data.components.length > 0 ? 'shown' : 'none') : error && !isFetching ? 'failed' : 'loading';
  return {
    phase,
    landing: data,
    choices: data?.choices ?? last.current,
    isStale: isPlaceholderData,
    filters: own,
    narrow,
    reload: () => void refetch(),
  };
}

/** The customer's own filters, as the address has them, and together with those of the page. */
function useFilters(fixed: FixedFilters) {
  const { host } = useStorefront();
  const [href, setHref] = useState(() => host.location.href);

  useEffect(() => {
    // another entry of the history, of the same page
    const look = () => setHref(host.location.href);
    look();
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, [host]);

  const own = useMemo(() => landingFiltersOf(href), [href]);
  return {
    own,
    filters: { ...own, ...fixed },
    narrow(change: Partial<LandingFilters>) {
      // read anew: the page's own scripts may have changed the rest of it
      const wanted = withLandingFilters(host.location.href, { ...own, ...change });
      host.location.replaceHref(wanted);
      setHref(wanted);
    },
  };
}
