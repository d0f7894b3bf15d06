import { useLayoutEffect } from 'react';
import { type AnalyticsOptions, startAnalytics } from '../../core/analytics/client/analytics';
import { useStorefront } from '../platform/StorefrontProvider';

export type { AnalyticsOptions };

/** Connects the page's analytics adapter to its events, before anything can be clicked [ANLY-001 to ANLY-011]. */
export function useAnalytics({ adapter, consent }: AnalyticsOptions): void {
  const { host, settings, events, site, log } = useStorefront();

  useLayoutEffect(
    () =>
      startAnalytics({
        ...{ host, settings, events, log },
        tenant: site.isCOM ? 'COM' : 'SBA',
        requests: { adapter, consent },
      }),
    [host, settings, events, log, site, adapter, consent],
  );
}
