import * as landingPage from '../../src/widgets/content/LandingPage/index';
import { type Surface, widget } from '../entry';

/** Landing pages: banners and products in one. */
export const widgets: Surface = {
  'landing-page': widget(landingPage.LandingPage, landingPage.attributes, landingPage.callbacks, { isWholePage: true }),
};
