export { attributes, callbacks } from './attributes';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader';
