import * as brandShopBanner from '../../src/widgets/content/BrandShopBanner/index';
import * as contentBanner from '../../src/widgets/content/ContentBanner/index';
import * as headlineText from '../../src/widgets/content/HeadlineText/index';
import * as iconCards from '../../src/widgets/content/IconCards/index';
import * as marketingDrawer from '../../src/widgets/content/MarketingDrawer/index';
import * as onboarding from '../../src/widgets/content/Onboarding/index';
import * as premiumOverlay from '../../src/widgets/content/PremiumOverlay/index';
import { type Surface, widget } from '../entry';

/** Banners and other editorial content. */
export const widgets: Surface = {
  'brand-shop-banner': widget(brandShopBanner.BrandShopBanner, brandShopBanner.attributes, brandShopBanner.callbacks),
  'content-banner': widget(contentBanner.ContentBanner, contentBanner.attributes, contentBanner.callbacks),
  'headline-text': widget(headlineText.HeadlineText, headlineText.attributes, headlineText.callbacks),
  'icon-cards': widget(iconCards.IconCards, iconCards.attributes, iconCards.callbacks),
  'marketing-drawer': widget(marketingDrawer.MarketingDrawer, marketingDrawer.attributes, marketingDrawer.callbacks),
  onboarding: widget(onboarding.Onboarding, onboarding.attributes, onboarding.callbacks),
  'premium-overlay': widget(premiumOverlay.PremiumOverlay, premiumOverlay.attributes, premiumOverlay.callbacks),
};
