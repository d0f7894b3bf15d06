export { Analytics, type AnalyticsProps } from './Analytics';
export { attributes, callbacks } from './attributes';
