import * as brandShopBanner from '../../src/widgets/content/BrandShopBanner/attributes';
import { BrandShopBanner } from '../../src/widgets/content/BrandShopBanner/BrandShopBanner';
import * as contentBanner from '../../src/widgets/content/ContentBanner/attributes';
import { ContentBanner } from '../../src/widgets/content/ContentBanner/ContentBanner';
import * as headlineText from '../../src/widgets/content/HeadlineText/attributes';
import { HeadlineText } from '../../src/widgets/content/HeadlineText/HeadlineText';
import * as iconCards from '../../src/widgets/content/IconCards/attributes';
import { IconCards } from '../../src/widgets/content/IconCards/IconCards';
import * as landingPage from '../../src/widgets/content/LandingPage/attributes';
import { LandingPage } from '../../src/widgets/content/LandingPage/LandingPage';
import * as onboarding from '../../src/widgets/content/Onboarding/attributes';
import { Onboarding } from '../../src/widgets/content/Onboarding/Onboarding';
import * as premiumOverlay from '../../src/widgets/content/PremiumOverlay/attributes';
import { PremiumOverlay } from '../../src/widgets/content/PremiumOverlay/PremiumOverlay';
import { type Surface, widget } from '../entry';

/** Banners, landing pages and other editorial content. */
export const widgets: Surface = {
  'brand-shop-banner': widget(BrandShopBanner, brandShopBanner),
  'content-banner': widget(ContentBanner, contentBanner),
  'headline-text': widget(HeadlineText, headlineText),
  'icon-cards': widget(IconCards, iconCards),
  'landing-page': widget(LandingPage, landingPage, { isWholePage: true }),
  onboarding: widget(Onboarding, onboarding),
  'premium-overlay': widget(PremiumOverlay, premiumOverlay),
};
