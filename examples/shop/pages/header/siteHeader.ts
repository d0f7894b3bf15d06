import { menuFactsOf } from '../../../../src/core/header/rules/menu/menuFacts';
import { checkMenuItem } from '../../../../src/core/header/rules/menu/menuVisibility';
import type { StorefrontConfig } from '../../../../src/core/platform/client/settings';
import { isCartPage } from '../../../../src/core/platform/rules/cartPage';
import { createSession } from '../../../../src/core/platform/rules/session/session';
import type { ShopContext } from '../../accounts/visitor';
import { subcategories } from '../../catalogue/subcategories';
import { legalText } from '../../header/headerBody';
import { topHats } from '../../header/menus';
import { listPaths } from '../lists/listPaths';
import { type Html, html, nothing } from '../platform/html';
import type { Tenant } from '../platform/pageConfig';

export type HeaderOptions = { tenant: Tenant; config: StorefrontConfig; count: number };

/**
 * The header's fallback HTML: search, sign-in, departments and cart. Each row has the same height as in the widget, so
 * that the cart does not move when the widget mounts.
 */
export function siteHeader(c: ShopContext, { tenant, config, count }: HeaderOptions): Html {
  const { account } = c.get('visitor');
  const slot = isCartPage(c.req.path) ? 'cart' : /^\/(sba)?$/.test(c.req.path) ? 'home' : '';
  const search = c.req.path === '/webapp/search' ? (c.req.query('q') ?? '') : '';
  return html`<div class="site-header" data-quire="site-header"${slot ? html` data-slot="${slot}"` : nothing}>
<header class="top">
  ${topHatsOf(slot, tenant, config)}
  <div class="top-row top-row-small"><span>Welcome${account ? `, ${account.name.split(' ')[0]}` : ''}</span></div>
  <div class="top-row">
    <a class="brand" href="${tenant === 'SBA' ? '/sba' : '/'}">Quire</a>
    <form class="search" role="search" action="/webapp/search" method="get">
      <input type="search" name="q" aria-label="Search products" placeholder="Search 1,862 products" value="${search}">
      <button type="submit">Search</button>
    </form>
    <nav class="account" aria-label="Account">
      ${account ? html`<a href="/office/supplies/logout">Sign out</a>` : html`<a href="/office/supplies/login">Sign in</a>`}
    </nav>
  </div>
  <div class="top-row"><details class="shelves"><summary>Departments</summary>
    <nav aria-label="Departments">
    ${subcategories.map(({ slug: shelf, name }) => html`<a href="/webapp/category/${shelf}">${name}</a>`)}
    <a href="/webapp/for-you">For you</a>
    <a href="${listPaths[tenant].all}">Lists</a>
    <a href="/try">Try everything</a>
    </nav></details></div>
</header>
<div class="mini-cart" data-header-part="cart" data-quire="mini-cart"><a href="${config.urls?.cart ?? '/cc/mmx/cart'}">Cart <span>(${count})</span></a></div>
</div>`;
}

/** The page's own banner and the global one, for their audience. */
function topHatsOf(slot: string, tenant: Tenant, config: StorefrontConfig): Html[] {
  const page = { isMobile: false, header: 'full' as const, isCart: slot === 'cart' };
  const known = menuFactsOf(createSession(config.session), { isSBA: tenant === 'SBA' }, page);
  return [slot, 'global'].flatMap((slotName) => {
    const hat = topHats.find(
      (each) => each.slot === slotName && checkMenuItem(each.permissionlimit ?? [], known).isShown,
    );
    if (!hat) return [];
    const wide = hat.headliner[0]?.headlinertext ?? '';
    const narrow = hat.mobileHeadliner?.[0]?.headlinertext ?? wide;
    const text = html`<span class="on-wide">${wide}</span><span class="on-narrow">${narrow}</span>`;
    return html`<p class="hat hat-${hat.theme}">${hat.url ? html`<a href="${hat.url}">${text}</a>` : text}</p>`;
  });
}

/** The footer's fallback HTML. */
export function siteFooter(isScriptOff: boolean): Html {
  return html`<div class="site-footer" data-quire="site-footer"><footer class="bottom">
  <p>${legalText}</p>
  <p><a href="/">Consumer shop</a> · <a href="/sba">Business shop</a> · <a href="/webapp/giftcards">Gift card balance</a> · <a href="/webapp/cookies">Cookies</a> · <a href="/webapp/wcs/stores/servlet/cart">Legacy cart page</a> ·
  <a href="?script=${isScriptOff ? 'on' : 'off'}">Turn the script ${isScriptOff ? 'on' : 'off'}</a></p>
</footer></div>`;
}
