import { REWARDS_PROMPT_MESSAGES } from '../../core/account/rules/rewards';
import { FORM_MESSAGES, formMessages } from '../../core/content/rules/formMessages';
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
  'auto-restock-drawer': { ...FORM_MESSAGES, ...formMessages(autoRestockDrawer) },
  'become-customer': { ...FORM_MESSAGES, ...formMessages(becomeCustomer) },
  'bonus-categories': { ...FORM_MESSAGES, ...REWARDS_PROMPT_MESSAGES, ...formMessages(bonusCategories) },
  'loyalty-enrollment': { ...FORM_MESSAGES, ...formMessages(loyaltyEnrollment) },
  'loyalty-offers': { ...FORM_MESSAGES, ...REWARDS_PROMPT_MESSAGES, ...formMessages(loyaltyOffers) },
  'marketing-drawer': { ...FORM_MESSAGES, ...formMessages(marketingDrawer) },
  'missing-points': { ...FORM_MESSAGES, ...REWARDS_PROMPT_MESSAGES, ...formMessages(missingPoints) },
  'quote-overlay': { ...FORM_MESSAGES, ...formMessages(quoteOverlay) },
  'subscribe-offers': { ...FORM_MESSAGES, ...formMessages(subscribeOffers) },
};
