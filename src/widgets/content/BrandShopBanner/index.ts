export { attributes, callbacks } from './attributes';
export { BrandShopBanner, type BrandShopBannerProps } from './BrandShopBanner';
