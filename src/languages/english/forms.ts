import { REWARDS_WAY_IN } from '../../core/account/rules/rewardsWords';
import { FORM_WORDS, formWords } from '../../core/content/rules/formWords';
import { form as becomeCustomer } from '../../widgets/account/BecomeCustomer/form';
import { form as bonusCategories } from '../../widgets/account/BonusCategories/form';
import { form as loyaltyEnrollment } from '../../widgets/account/LoyaltyEnrollment/form';
import { form as loyaltyOffers } from '../../widgets/account/LoyaltyOffers/form';
import { form as missingPoints } from '../../widgets/account/MissingPoints/form';
import { form as quoteOverlay } from '../../widgets/checkout/QuoteOverlay/form';
import { form as marketingDrawer } from '../../widgets/content/MarketingDrawer/form';
import { form as subscribeOffers } from '../../widgets/content/SubscribeOffers/form';
import { form as autoRestockDrawer } from '../../widgets/products/AutoRestockDrawer/form';

/** Messages of the form drawers. */
export const forms = {
  'auto-restock-drawer': { ...FORM_WORDS, ...formWords(autoRestockDrawer) },
  'become-customer': { ...FORM_WORDS, ...formWords(becomeCustomer) },
  'bonus-categories': { ...FORM_WORDS, ...REWARDS_WAY_IN, ...formWords(bonusCategories) },
  'loyalty-enrollment': { ...FORM_WORDS, ...formWords(loyaltyEnrollment) },
  'loyalty-offers': { ...FORM_WORDS, ...REWARDS_WAY_IN, ...formWords(loyaltyOffers) },
  'marketing-drawer': { ...FORM_WORDS, ...formWords(marketingDrawer) },
  'missing-points': { ...FORM_WORDS, ...REWARDS_WAY_IN, ...formWords(missingPoints) },
  'quote-overlay': { ...FORM_WORDS, ...formWords(quoteOverlay) },
  'subscribe-offers': { ...FORM_WORDS, ...formWords(subscribeOffers) },
};
