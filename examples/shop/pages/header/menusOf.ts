import { toMenu } from '../../../../src/core/header/client/toHeader';
import { type MenuEntry, menuEntries } from '../../../../src/core/header/rules/menu/menuEntries';
import { menuFactsOf } from '../../../../src/core/header/rules/menu/menuFacts';
import { checkMenuItem } from '../../../../src/core/header/rules/menu/menuVisibility';
import { userGroupsOf } from '../../../../src/core/header/rules/menu/userGroups';
import type { StorefrontConfig } from '../../../../src/core/platform/client/settings';
import { isCartPage } from '../../../../src/core/platform/rules/cartPage';
import { createSession } from '../../../../src/core/platform/rules/session/session';
import type { ShopContext } from '../../accounts/visitor';
import type { MenuEntryBody } from '../../header/item';
import { menusIn } from '../../header/menus';
import { languageOf } from '../platform/language';
import type { Tenant } from '../platform/pageConfig';

/** The menus and banners of this page and this customer, by the same rules as in the widgets. */
export function menusOf(c: ShopContext, tenant: Tenant, config: StorefrontConfig) {
  const slot = isCartPage(c.req.path) ? 'cart' : /^\/(sba)?$/.test(c.req.path) ? 'home' : undefined;
  const menus = menusIn(languageOf(c));
  const session = createSession(config.session);
  const site = { isSBA: tenant === 'SBA' };
  const known = menuFactsOf(session, site, { isMobile: false, header: 'full', isCart: slot === 'cart' });
  const groups = userGroupsOf(session, site);
  const read = (items: readonly MenuEntryBody[], id: string) =>
    menuEntries(toMenu(items, id), { known, groups, isMobile: false });
  const hats = [slot, 'global'].flatMap((name) => {
    const hat = menus.topHats.find((each) => each.slot === name && checkMenuItem(each.permissionlimit, known).isShown);
    return hat ? { theme: hat.theme, url: hat.url, text: hat.headliner[0]?.headlinertext ?? '' } : [];
  });
  return {
    slot,
    main: read(menus.mainMenu, 'mainMenu'),
    utility: read(menus.utilityMenu, 'utilityMenu'),
    own: read(menus.accountMenu, 'accountMenu'),
    footer: read(menus.footerMenu, 'footer'),
    hats,
    isMember: Boolean(session.rewardsNumber),
  };
}

/** The page of an entry. Without the script, an entry that opens a drawer leads to its page, if there is one. */
export const urlOf = ({ target }: MenuEntry): string | undefined => (target.kind === 'none' ? undefined : target.url);
