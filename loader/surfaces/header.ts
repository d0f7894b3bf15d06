import * as rewardsMenu from '../../src/widgets/account/RewardsMenu/attributes';
import { RewardsMenu } from '../../src/widgets/account/RewardsMenu/RewardsMenu';
import * as salesRepInfo from '../../src/widgets/account/SalesRepInfo/attributes';
import { SalesRepInfo } from '../../src/widgets/account/SalesRepInfo/SalesRepInfo';
import * as welcomeMessage from '../../src/widgets/account/WelcomeMessage/attributes';
import { WelcomeMessage } from '../../src/widgets/account/WelcomeMessage/WelcomeMessage';
import { AccountMenu } from '../../src/widgets/header/AccountMenu/AccountMenu';
import * as accountMenu from '../../src/widgets/header/AccountMenu/attributes';
import * as budgetOverlay from '../../src/widgets/header/BudgetOverlay/attributes';
import { BudgetOverlay } from '../../src/widgets/header/BudgetOverlay/BudgetOverlay';
import * as headerMenu from '../../src/widgets/header/HeaderMenu/attributes';
import { HeaderMenu } from '../../src/widgets/header/HeaderMenu/HeaderMenu';
import * as loadingMask from '../../src/widgets/header/LoadingMask/attributes';
import { LoadingMask } from '../../src/widgets/header/LoadingMask/LoadingMask';
import * as searchBox from '../../src/widgets/header/SearchBox/attributes';
import { SearchBox } from '../../src/widgets/header/SearchBox/SearchBox';
import * as siteFooter from '../../src/widgets/header/SiteFooter/attributes';
import { SiteFooter } from '../../src/widgets/header/SiteFooter/SiteFooter';
import * as siteHeader from '../../src/widgets/header/SiteHeader/attributes';
import { SiteHeader } from '../../src/widgets/header/SiteHeader/SiteHeader';
import * as topHatBanner from '../../src/widgets/header/TopHatBanner/attributes';
import { TopHatBanner } from '../../src/widgets/header/TopHatBanner/TopHatBanner';
import { type Surface, widget } from '../entry';

/** The site's header and footer. */
export const widgets: Surface = {
  'account-menu': widget(AccountMenu, accountMenu),
  'budget-overlay': widget(BudgetOverlay, budgetOverlay),
  'header-menu': widget(HeaderMenu, headerMenu),
  'loading-mask': widget(LoadingMask, loadingMask),
  'rewards-menu': widget(RewardsMenu, rewardsMenu),
  'sales-rep-info': widget(SalesRepInfo, salesRepInfo),
  'search-box': widget(SearchBox, searchBox),
  'site-footer': widget(SiteFooter, siteFooter, { isWholePage: true }),
  'site-header': widget(SiteHeader, siteHeader, { isWholePage: true }),
  'top-hat-banner': widget(TopHatBanner, topHatBanner),
  'welcome-message': widget(WelcomeMessage, welcomeMessage),
};
