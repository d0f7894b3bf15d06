import { useLayoutEffect, useRef } from 'react';
import { type AnalyticsOptions, startAnalytics } from '../../core/analytics/client/analytics';
import type { PublishedEvent } from '../../core/events/eventMap';
import { useStorefront } from '../platform/StorefrontProvider';

export type { AnalyticsOptions };

/** Connects the page's analytics adapter to its events, before anything can be clicked [ANLY-001 to ANLY-011]. */
export function useAnalytics({ adapter, consent, replay }: AnalyticsOptions): void {
  const { host, settings, events, site, log } = useStorefront();

  const early = useRef<PublishedEvent[]>(undefined);

  useLayoutEffect(() => {
    early.current ??= replay ? events.takeEarly() : [];
    return startAnalytics({
      ...{ host, settings, events, log },
      early: early.current,
      tenant: site.isCOM ? 'COM' : 'SBA',
      requests: { adapter, consent },
    });
  }, [host, settings, events, log, site, adapter, consent, replay]);
}
