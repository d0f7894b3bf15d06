import { Hono } from 'hono';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { rewardsNumberOf } from '../../header/rewards';
import { tour } from '../content/contentSlots';
import { listPaths } from '../lists/listPaths';
import { ordersPath } from '../orders/orderPaths';
import { tenantOf } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';

/** The customer's own page: rewards, lists and offers; for a business its budget and its sales representative. */
export function accountPages(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/webapp/account', async (c) => {
    const { account } = c.get('visitor');
    if (!account) return c.redirect('/office/supplies/login?jumpUrl=%2Fwebapp%2Faccount');
    const isBusiness = tenantOf(c) === 'SBA';
    return respondPage(c, {
      title: 'Your account',
      body: html`<h1>Your account</h1>
        <p data-quire="welcome-message">Welcome, ${account.name}</p>
        ${isBusiness ? html`<div data-quire="sales-rep-info"></div>${tour}` : nothing}
        <div class="sheets"><section class="sheet"><h2>Orders</h2><div class="links"><a class="menu-entry" href="${ordersPath}">Your orders</a></div></section>
        ${lists(c)}
        ${isBusiness ? nothing : rewards(rewardsNumberOf(account) !== '')}</div>
        <p><a href="/webapp/help">Help and feedback</a> · <a href="/office/supplies/logout">Sign out</a></p>`,
    });
  });
}

/** What members collect and activate; other consumers can join. Without the script, our stores help. */
const rewards = (isMember: boolean) => html`<section class="sheet"><h2>Rewards</h2>
  <div class="links">${
    isMember
      ? html`<div data-quire="rewards-overlay" data-label="Your rewards"></div>
    <div data-quire="loyalty-offers" data-label="Activate offers"></div>
    <div data-quire="bonus-categories" data-label="Choose bonus categories"></div>
    <div data-quire="missing-points" data-label="Points are missing"></div>`
      : html`<div data-quire="rewards-overlay" data-label="Join Rewards"></div>`
  }
    <div data-quire="premium-overlay" data-sku="MEMBER-PREMIUM" data-price="$99" data-label="Go premium"><a class="menu-entry" href="/webapp/product/MEMBER-PREMIUM">Go premium</a></div>
  </div></section>`;

function lists(c: ShopContext): Html {
  const tenant = tenantOf(c);
  return html`<section class="sheet"><h2>Lists</h2>
  <div class="links"><div data-quire="lists-drawer" data-label="Your lists" data-show-count="true" data-view-all-url="${listPaths[tenant].all}"><a class="menu-entry" href="${listPaths[tenant].all}">Your lists</a></div></div></section>`;
}

/** What the header opens for a signed-in customer, on every page. */
export function headerDrawers(c: ShopContext): Html {
  if (!c.get('visitor').account) return nothing;
  return html`<div class="header-drawers"><div data-quire="messages-drawer"></div>
${tenantOf(c) === 'SBA' ? html`<div data-quire="budget-overlay"></div>` : nothing}</div>`;
}
