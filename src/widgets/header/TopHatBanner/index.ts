export { attributes, callbacks } from './attributes';
export { TopHatBanner, type TopHatBannerProps } from './TopHatBanner';
