import { REWARDS_WORDS } from '../../core/rules/rewardsWords';
import { SIGN_IN_WORDS } from '../../core/rules/signInWords';
import { messages as accountMenu } from '../../widgets/AccountMenu/messages';
import { messages as apiFailureOverlay } from '../../widgets/ApiFailureOverlay/messages';
import { messages as chatLauncher } from '../../widgets/ChatLauncher/messages';
import { messages as contentBanner } from '../../widgets/ContentBanner/messages';
import { messages as feedbackSurvey } from '../../widgets/FeedbackSurvey/messages';
import { messages as headerMenu } from '../../widgets/HeaderMenu/messages';
import { messages as loadingMask } from '../../widgets/LoadingMask/messages';
import { messages as loginDrawer } from '../../widgets/LoginDrawer/messages';
import { messages as messagesDrawer } from '../../widgets/MessagesDrawer/messages';
import { messages as onboarding } from '../../widgets/Onboarding/messages';
import { messages as requiredCookies } from '../../widgets/RequiredCookies/messages';
import { messages as salesRepInfo } from '../../widgets/SalesRepInfo/messages';
import { messages as searchBox } from '../../widgets/SearchBox/messages';
import { messages as siteFooter } from '../../widgets/SiteFooter/messages';
import { messages as siteHeader } from '../../widgets/SiteHeader/messages';
import { messages as topHatBanner } from '../../widgets/TopHatBanner/messages';
import { messages as welcomeMessage } from '../../widgets/WelcomeMessage/messages';

/** What a header says, and what is around the page. */
export const header = {
  'rewards-menu': REWARDS_WORDS,
  'rewards-overlay': REWARDS_WORDS,
  'site-header': siteHeader,
  'header-menu': headerMenu,
  'account-menu': accountMenu,
  'welcome-message': welcomeMessage,
  'search-box': searchBox,
  'sales-rep-info': salesRepInfo,
  'site-footer': siteFooter,
  'top-hat-banner': topHatBanner,
  'login-drawer': { ...loginDrawer, ...SIGN_IN_WORDS },
  'messages-drawer': messagesDrawer,
  onboarding: onboarding,
  'chat-launcher': chatLauncher,
  'content-banner': contentBanner,
  'feedback-survey': feedbackSurvey,
  'required-cookies': requiredCookies,
  'loading-mask': loadingMask,
  'api-failure-overlay': apiFailureOverlay,
};
