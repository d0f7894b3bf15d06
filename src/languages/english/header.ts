import { REWARDS_MESSAGES } from '../../core/account/rules/rewards';
import { SIGN_IN_MESSAGES } from '../../core/account/rules/signInMessages';
import { messages as loginDrawer } from '../../widgets/account/LoginDrawer/messages';
import { messages as messagesDrawer } from '../../widgets/account/MessagesDrawer/messages';
import { messages as salesRepInfo } from '../../widgets/account/SalesRepInfo/messages';
import { messages as welcomeMessage } from '../../widgets/account/WelcomeMessage/messages';
import { messages as chatLauncher } from '../../widgets/analytics/ChatLauncher/messages';
import { messages as feedbackSurvey } from '../../widgets/analytics/FeedbackSurvey/messages';
import { messages as requiredCookies } from '../../widgets/analytics/RequiredCookies/messages';
import { messages as apiFailureOverlay } from '../../widgets/cart/ApiFailureOverlay/messages';
import { messages as contentBanner } from '../../widgets/content/ContentBanner/messages';
import { messages as onboarding } from '../../widgets/content/Onboarding/messages';
import { messages as accountMenu } from '../../widgets/header/AccountMenu/messages';
import { messages as headerMenu } from '../../widgets/header/HeaderMenu/messages';
import { messages as loadingMask } from '../../widgets/header/LoadingMask/messages';
import { messages as searchBox } from '../../widgets/header/SearchBox/messages';
import { messages as siteFooter } from '../../widgets/header/SiteFooter/messages';
import { messages as siteHeader } from '../../widgets/header/SiteHeader/messages';
import { messages as topHatBanner } from '../../widgets/header/TopHatBanner/messages';

/** Messages of the header and of the widgets around the page. */
export const header = {
  'rewards-menu': REWARDS_MESSAGES,
  'rewards-overlay': REWARDS_MESSAGES,
  'site-header': siteHeader,
  'header-menu': headerMenu,
  'account-menu': accountMenu,
  'welcome-message': welcomeMessage,
  'search-box': searchBox,
  'sales-rep-info': salesRepInfo,
  'site-footer': siteFooter,
  'top-hat-banner': topHatBanner,
  'login-drawer': { ...loginDrawer, ...SIGN_IN_MESSAGES },
  'messages-drawer': messagesDrawer,
  onboarding: onboarding,
  'chat-launcher': chatLauncher,
  'content-banner': contentBanner,
  'feedback-survey': feedbackSurvey,
  'required-cookies': requiredCookies,
  'loading-mask': loadingMask,
  'api-failure-overlay': apiFailureOverlay,
};
