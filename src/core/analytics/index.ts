export {
  type AnalyticsAdapter,
  type AnalyticsDependencies,
  type AnalyticsOptions,
  startAnalytics,
} from './client/analytics';
