export { attributes, callbacks } from './attributes';
export { LandingPage, type LandingPageProps } from './LandingPage';
