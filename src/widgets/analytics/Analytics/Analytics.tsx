import { type AnalyticsOptions, useAnalytics } from '../../../hooks/analytics/useAnalytics';

export type AnalyticsProps = AnalyticsOptions;

/**
 * Sends the page's events to an analytics layer, while the customer consents to analytics [HDR-025]. It renders nothing.
 * Without this widget, no events are sent.
 */
export function Analytics(requests: AnalyticsProps) {
  useAnalytics(requests);
  return null;
}
