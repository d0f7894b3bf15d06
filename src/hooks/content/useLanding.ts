import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type Landing,
  type LandingChoices,
  type LandingFilters,
  landingFiltersOf,
  withLandingFilters,
} from '../../core/content/rules/landing';
import { useStorefront } from '../platform/StorefrontProvider';
import { queryPhase } from '../platform/shopQuery';
import { useRefetch, useShopQuery } from '../platform/useShopQueryClient';
import { landingQuery } from './contentQueries';

/** Filters that always apply, whatever the page's URL contains. */
export type FixedFilters = Partial<Omit<LandingFilters, 'promo'>> & { promo?: string };

export type LandingState = {
  /** `empty`: no content matches these filters. */
  phase: 'loading' | 'ready' | 'empty' | 'failed';
  /** The previous landing page while another is loading; undefined if there is none. */
  landing: Landing | undefined;
  /** The choices of the last loaded page, so that filters can be changed even without a current page. */
  choices: LandingChoices | undefined;
  /** A page for other filters is loading. */
  isStale: boolean;
  filters: LandingFilters;
  /** Applies filters and writes them to the URL. */
  narrow: (change: Partial<LandingFilters>) => void;
  refetch: () => void;
};

/**
 * A landing page for the filters in the URL, which change by `narrow` and by the back button. Filters replace the
 * current history entry, so that the back button leaves the page, and returning restores its filters [CONT-003,
 * CONT-004, DEC-133].
 */
export function useLanding(fixed: FixedFilters): LandingState {
  const storefront = useStorefront();
  const { own, filters, narrow } = useFilters(fixed);
  const query = useShopQuery({ ...landingQuery(storefront, filters), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;

  const last = useRef<LandingChoices>(undefined);
  useEffect(() => {
    if (data) last.current = data.choices;
  }, [data]);

  return {
    phase: queryPhase(query, ({ components }) => components.length === 0),
    landing: data,
    choices: data?.choices ?? last.current,
    isStale: isPlaceholderData,
    filters: own,
    narrow,
    refetch: useRefetch(query),
  };
}

/** The customer's own filters from the URL, and the same combined with the fixed filters. */
function useFilters(fixed: FixedFilters) {
  const { host } = useStorefront();
  const [href, setHref] = useState(() => host.location.href);

  useEffect(() => {
    // the history moved to another entry of the same page
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
      // read again, because the page's own scripts may have changed the rest of the URL
      const wanted = withLandingFilters(host.location.href, { ...own, ...change });
      host.location.replaceHref(wanted);
      setHref(wanted);
    },
  };
}
