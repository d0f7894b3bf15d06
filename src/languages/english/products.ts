import { PRODUCT_MESSAGES } from '../../core/products/rules/productMessages';
import { messages as landingPage } from '../../widgets/content/LandingPage/messages';
import { messages as premiumOverlay } from '../../widgets/content/PremiumOverlay/messages';
import { messages as compareList } from '../../widgets/products/CompareList/messages';
import { messages as compareTray } from '../../widgets/products/CompareTray/messages';
import { messages as compatibleCartridges } from '../../widgets/products/CompatibleCartridges/messages';
import { messages as compatiblePrinters } from '../../widgets/products/CompatiblePrinters/messages';
import { messages as customizeDrawer } from '../../widgets/products/CustomizeDrawer/messages';
import { messages as expertSuggest } from '../../widgets/products/ExpertSuggest/messages';
import { messages as membershipDrawer } from '../../widgets/products/MembershipDrawer/messages';
import { messages as productTile } from '../../widgets/products/ProductTile/messages';
import { messages as recsCarousel } from '../../widgets/products/RecsCarousel/messages';
import { messages as replacementDrawer } from '../../widgets/products/ReplacementDrawer/messages';

/** Messages about products, including the product drawers. */
export const products = {
  product: PRODUCT_MESSAGES,
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
