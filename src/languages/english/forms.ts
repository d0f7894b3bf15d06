import { FORM_WORDS, formWords } from '../../core/rules/formWords';
import { REWARDS_WAY_IN } from '../../core/rules/rewardsWords';
import { form as autoRestockDrawer } from '../../widgets/AutoRestockDrawer/form';
import { form as becomeCustomer } from '../../widgets/BecomeCustomer/form';
import { form as bonusCategories } from '../../widgets/BonusCategories/form';
import { form as loyaltyEnrollment } from '../../widgets/LoyaltyEnrollment/form';
import { form as loyaltyOffers } from '../../widgets/LoyaltyOffers/form';
import { form as marketingDrawer } from '../../widgets/MarketingDrawer/form';
import { form as missingPoints } from '../../widgets/MissingPoints/form';
import { form as quoteOverlay } from '../../widgets/QuoteOverlay/form';
import { form as subscribeOffers } from '../../widgets/SubscribeOffers/form';

/** What the drawers say that are a form. */
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
