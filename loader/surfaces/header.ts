import * as becomeCustomer from '../../src/widgets/account/BecomeCustomer/index';
import * as rewardsMenu from '../../src/widgets/account/RewardsMenu/index';
import * as salesRepInfo from '../../src/widgets/account/SalesRepInfo/index';
import * as welcomeMessage from '../../src/widgets/account/WelcomeMessage/index';
import * as requiredCookies from '../../src/widgets/analytics/RequiredCookies/index';
import * as accountMenu from '../../src/widgets/header/AccountMenu/index';
import * as budgetOverlay from '../../src/widgets/header/BudgetOverlay/index';
import * as headerMenu from '../../src/widgets/header/HeaderMenu/index';
import * as loadingMask from '../../src/widgets/header/LoadingMask/index';
import * as searchBox from '../../src/widgets/header/SearchBox/index';
import * as siteFooter from '../../src/widgets/header/SiteFooter/index';
import * as siteHeader from '../../src/widgets/header/SiteHeader/index';
import * as topHatBanner from '../../src/widgets/header/TopHatBanner/index';
import { type Surface, widget } from '../entry';

/** The site's header and footer. */
export const widgets: Surface = {
  'account-menu': widget(accountMenu.AccountMenu, accountMenu.attributes, accountMenu.callbacks),
  'become-customer': widget(becomeCustomer.BecomeCustomer, becomeCustomer.attributes, becomeCustomer.callbacks),
  'budget-overlay': widget(budgetOverlay.BudgetOverlay, budgetOverlay.attributes, budgetOverlay.callbacks),
  'header-menu': widget(headerMenu.HeaderMenu, headerMenu.attributes, headerMenu.callbacks),
  'loading-mask': widget(loadingMask.LoadingMask, loadingMask.attributes, loadingMask.callbacks),
  'required-cookies': widget(requiredCookies.RequiredCookies, requiredCookies.attributes, requiredCookies.callbacks),
  'rewards-menu': widget(rewardsMenu.RewardsMenu, rewardsMenu.attributes, rewardsMenu.callbacks),
  'sales-rep-info': widget(salesRepInfo.SalesRepInfo, salesRepInfo.attributes, salesRepInfo.callbacks),
  'search-box': widget(searchBox.SearchBox, searchBox.attributes, searchBox.callbacks),
  'site-footer': widget(siteFooter.SiteFooter, siteFooter.attributes, siteFooter.callbacks, { isWholePage: true }),
  'site-header': widget(siteHeader.SiteHeader, siteHeader.attributes, siteHeader.callbacks, { isWholePage: true }),
  'top-hat-banner': widget(topHatBanner.TopHatBanner, topHatBanner.attributes, topHatBanner.callbacks),
  'welcome-message': widget(welcomeMessage.WelcomeMessage, welcomeMessage.attributes, welcomeMessage.callbacks),
};
