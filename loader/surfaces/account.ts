import * as becomeCustomer from '../../src/widgets/account/BecomeCustomer/attributes';
import { BecomeCustomer } from '../../src/widgets/account/BecomeCustomer/BecomeCustomer';
import * as bonusCategories from '../../src/widgets/account/BonusCategories/attributes';
import { BonusCategories } from '../../src/widgets/account/BonusCategories/BonusCategories';
import * as loginDrawer from '../../src/widgets/account/LoginDrawer/attributes';
import { LoginDrawer } from '../../src/widgets/account/LoginDrawer/LoginDrawer';
import * as loyaltyEnrollment from '../../src/widgets/account/LoyaltyEnrollment/attributes';
import { LoyaltyEnrollment } from '../../src/widgets/account/LoyaltyEnrollment/LoyaltyEnrollment';
import * as loyaltyOffers from '../../src/widgets/account/LoyaltyOffers/attributes';
import { LoyaltyOffers } from '../../src/widgets/account/LoyaltyOffers/LoyaltyOffers';
import * as messagesDrawer from '../../src/widgets/account/MessagesDrawer/attributes';
import { MessagesDrawer } from '../../src/widgets/account/MessagesDrawer/MessagesDrawer';
import * as missingPoints from '../../src/widgets/account/MissingPoints/attributes';
import { MissingPoints } from '../../src/widgets/account/MissingPoints/MissingPoints';
import * as rewardsOverlay from '../../src/widgets/account/RewardsOverlay/attributes';
import { RewardsOverlay } from '../../src/widgets/account/RewardsOverlay/RewardsOverlay';
import * as requiredCookies from '../../src/widgets/analytics/RequiredCookies/attributes';
import { RequiredCookies } from '../../src/widgets/analytics/RequiredCookies/RequiredCookies';
import * as orderConfirmation from '../../src/widgets/checkout/OrderConfirmation/attributes';
import { OrderConfirmation } from '../../src/widgets/checkout/OrderConfirmation/OrderConfirmation';
import * as marketingDrawer from '../../src/widgets/content/MarketingDrawer/attributes';
import { MarketingDrawer } from '../../src/widgets/content/MarketingDrawer/MarketingDrawer';
import * as subscribeOffers from '../../src/widgets/content/SubscribeOffers/attributes';
import { SubscribeOffers } from '../../src/widgets/content/SubscribeOffers/SubscribeOffers';
import { type Surface, widget } from '../entry';

/** Signing in, rewards, messages, placed orders, and the forms that customers leave their details in. */
export const widgets: Surface = {
  'become-customer': widget(BecomeCustomer, becomeCustomer),
  'bonus-categories': widget(BonusCategories, bonusCategories),
  'login-drawer': widget(LoginDrawer, loginDrawer),
  'loyalty-enrollment': widget(LoyaltyEnrollment, loyaltyEnrollment),
  'loyalty-offers': widget(LoyaltyOffers, loyaltyOffers),
  'marketing-drawer': widget(MarketingDrawer, marketingDrawer),
  'messages-drawer': widget(MessagesDrawer, messagesDrawer),
  'missing-points': widget(MissingPoints, missingPoints),
  'order-confirmation': widget(OrderConfirmation, orderConfirmation),
  'required-cookies': widget(RequiredCookies, requiredCookies),
  'rewards-overlay': widget(RewardsOverlay, rewardsOverlay),
  'subscribe-offers': widget(SubscribeOffers, subscribeOffers),
};
