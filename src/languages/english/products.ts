import { PRODUCT_WORDS } from '../../core/rules/productWords';
import { messages as compareList } from '../../widgets/CompareList/messages';
import { messages as compareTray } from '../../widgets/CompareTray/messages';
import { messages as compatibleCartridges } from '../../widgets/CompatibleCartridges/messages';
import { messages as compatiblePrinters } from '../../widgets/CompatiblePrinters/messages';
import { messages as customizeDrawer } from '../../widgets/CustomizeDrawer/messages';
import { messages as expertSuggest } from '../../widgets/ExpertSuggest/messages';
import { messages as landingPage } from '../../widgets/LandingPage/messages';
import { messages as membershipDrawer } from '../../widgets/MembershipDrawer/messages';
import { messages as premiumOverlay } from '../../widgets/PremiumOverlay/messages';
import { messages as productTile } from '../../widgets/ProductTile/messages';
import { messages as recsCarousel } from '../../widgets/RecsCarousel/messages';
import { messages as replacementDrawer } from '../../widgets/ReplacementDrawer/messages';

/** What is said of products, and in the drawers about them. */
export const products = {
  product: PRODUCT_WORDS,
  'product-tile': productTile,
  'compare-list': compareList,
  'compare-tray': compareTray,
  'expert-suggest': expertSuggest,
  'compatible-cartridges': compatibleCartridges,
  'compatible-printers': compatiblePrinters,
  'replacement-drawer': replacementDrawer,
  'membership-drawer': membershipDrawer,
  'premium-overlay': premiumOverlay,
  'customize-drawer': customizeDrawer,
  'recs-carousel': recsCarousel,
  'landing-page': landingPage,
};
