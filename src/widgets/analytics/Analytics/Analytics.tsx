'use client';

import { type AnalyticsWishes, useAnalytics } from '../../../hooks/analytics/useAnalytics';

export type AnalyticsProps = AnalyticsWishes;

/** Sends the page's events to an analytics layer. It renders nothing. Without this widget, no events are sent. */
export function Analytics(wishes: AnalyticsProps) {
  useAnalytics(wishes);
  return null;
}
