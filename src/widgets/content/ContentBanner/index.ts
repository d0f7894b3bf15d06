export { attributes, callbacks } from './attributes';
export { ContentBanner, type ContentBannerProps } from './ContentBanner';
