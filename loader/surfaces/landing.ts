import * as landingPage from '../../src/widgets/content/LandingPage/attributes';
import { LandingPage } from '../../src/widgets/content/LandingPage/LandingPage';
import { type Surface, widget } from '../entry';

/** Landing pages: banners and products in one. */
export const widgets: Surface = {
  'landing-page': widget(LandingPage, landingPage, { isWholePage: true }),
};
