export { attributes, callbacks } from './attributes';
export { SiteFooter, type SiteFooterProps } from './SiteFooter';
