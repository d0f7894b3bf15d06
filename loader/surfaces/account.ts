import * as bonusCategories from '../../src/widgets/account/BonusCategories/index';
import * as loginDrawer from '../../src/widgets/account/LoginDrawer/index';
import * as loyaltyEnrollment from '../../src/widgets/account/LoyaltyEnrollment/index';
import * as loyaltyOffers from '../../src/widgets/account/LoyaltyOffers/index';
import * as messagesDrawer from '../../src/widgets/account/MessagesDrawer/index';
import * as missingPoints from '../../src/widgets/account/MissingPoints/index';
import * as rewardsOverlay from '../../src/widgets/account/RewardsOverlay/index';
import * as subscribeOffers from '../../src/widgets/content/SubscribeOffers/index';
import { type Surface, widget } from '../entry';

/** Signing in, rewards and messages. */
export const widgets: Surface = {
  'bonus-categories': widget(bonusCategories.BonusCategories, bonusCategories.attributes, bonusCategories.callbacks),
  'login-drawer': widget(loginDrawer.LoginDrawer, loginDrawer.attributes, loginDrawer.callbacks),
  'loyalty-enrollment': widget(
    loyaltyEnrollment.LoyaltyEnrollment,
    loyaltyEnrollment.attributes,
    loyaltyEnrollment.callbacks,
  ),
  'loyalty-offers': widget(loyaltyOffers.LoyaltyOffers, loyaltyOffers.attributes, loyaltyOffers.callbacks),
  'messages-drawer': widget(messagesDrawer.MessagesDrawer, messagesDrawer.attributes, messagesDrawer.callbacks),
  'missing-points': widget(missingPoints.MissingPoints, missingPoints.attributes, missingPoints.callbacks),
  'rewards-overlay': widget(rewardsOverlay.RewardsOverlay, rewardsOverlay.attributes, rewardsOverlay.callbacks),
  'subscribe-offers': widget(subscribeOffers.SubscribeOffers, subscribeOffers.attributes, subscribeOffers.callbacks),
};
