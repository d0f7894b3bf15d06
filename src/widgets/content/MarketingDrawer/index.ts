export { attributes, callbacks } from './attributes';
export { MarketingDrawer, type MarketingDrawerProps } from './MarketingDrawer';
