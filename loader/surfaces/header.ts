import * as accountMenu from '../../src/widgets/AccountMenu/index';
import * as becomeCustomer from '../../src/widgets/BecomeCustomer/index';
import * as budgetOverlay from '../../src/widgets/BudgetOverlay/index';
import * as headerMenu from '../../src/widgets/HeaderMenu/index';
import * as loadingMask from '../../src/widgets/LoadingMask/index';
import * as requiredCookies from '../../src/widgets/RequiredCookies/index';
import * as rewardsMenu from '../../src/widgets/RewardsMenu/index';
import * as salesRepInfo from '../../src/widgets/SalesRepInfo/index';
import * as searchBox from '../../src/widgets/SearchBox/index';
import * as siteFooter from '../../src/widgets/SiteFooter/index';
import * as siteHeader from '../../src/widgets/SiteHeader/index';
import * as topHatBanner from '../../src/widgets/TopHatBanner/index';
import * as welcomeMessage from '../../src/widgets/WelcomeMessage/index';
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
