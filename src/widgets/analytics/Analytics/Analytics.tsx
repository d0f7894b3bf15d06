'use client';

import { type AnalyticsWishes, useAnalytics } from '../../../hooks/analytics/useAnalytics';

export type AnalyticsProps = AnalyticsWishes;

/** Tells an analytics layer what happens on the page. It shows nothing, and without it nobody is told anything. */
export function Analytics(wishes: AnalyticsProps) {
  useAnalytics(wishes);
  return null;
}
