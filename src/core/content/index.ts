export { type ContentSlot, readBanners, readHtmlContent } from './client/contentClient';
export { readLanding } from './client/landingClient';
export type { Banner, BannerSize } from './rules/banner';
export type { Landing, LandingChoice, LandingChoices, LandingComponent } from './rules/landing';
export { type LandingFilters, landingFiltersOf, withLandingFilters } from './rules/landing';
