import { Hono } from 'hono';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { buyingOf } from '../../business/company';
import { rewardsNumberOf } from '../../header/rewards';
import type { Say } from '../../languages/say';
import { approvalsPath } from '../approvals/approvalTable';
import { tour } from '../content/contentSlots';
import { listPaths } from '../lists/listPaths';
import { quickOrderPath } from '../lists/quickOrderPage';
import { ordersPath } from '../orders/orderPaths';
import { tenantOf } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';

/** The customer's own page: rewards, lists and offers; for a business its budget and its sales representative. */
export function accountPages(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/webapp/account', async (c) => {
    const { account } = c.get('visitor');
    if (!account) return c.redirect('/office/supplies/login?jumpUrl=%2Fwebapp%2Faccount');
    const isBusiness = tenantOf(c) === 'SBA';
    const say = sayOf(c);
    const buying = await buyingOf(c.get('database'), account);
    return respondPage(c, {
      title: say('Your account'),
      body: html`<h1>${say('Your account')}</h1>
        <p data-quire="welcome-message">${say('Hello, {name}', { name: account.name })}</p>
        ${isBusiness ? html`<div data-quire="sales-rep-info"></div>${tour(say)}` : nothing}
        <div class="sheets"><section class="sheet"><h2>${say('Orders')}</h2><div class="links"><a class="menu-entry" href="${ordersPath}">${say('Your orders')}</a>${
          buying?.isApprover
            ? html`<a class="menu-entry" href="${approvalsPath}">${say('Orders to approve')}</a>`
            : nothing
        }</div></section>
        ${lists(c)}
        ${isBusiness ? nothing : rewards(rewardsNumberOf(account) !== '', say)}</div>
        <p><a href="/webapp/help">${say('Help and feedback')}</a> · <a href="/office/supplies/logout">${say('Sign out')}</a></p>`,
    });
  });
}

/** What members collect and activate; other consumers can join. Without the script, our stores help. */
const rewards = (isMember: boolean, say: Say) => html`<section class="sheet"><h2>${say('Rewards')}</h2>
  <div class="links">${
    isMember
      ? html`<div data-quire="rewards-overlay" data-label="${say('Your rewards')}"></div>
    <div data-quire="loyalty-offers" data-label="${say('Activate offers')}"></div>
    <div data-quire="bonus-categories" data-label="${say('Choose bonus categories')}"></div>
    <div data-quire="missing-points" data-label="${say('Points are missing')}"></div>`
      : html`<div data-quire="rewards-overlay" data-label="${say('Join Rewards')}"></div>`
  }
    <div data-quire="premium-overlay" data-sku="MEMBER-PREMIUM" data-price="$99" data-label="${say('Go premium')}"><a class="menu-entry" href="/webapp/product/MEMBER-PREMIUM">${say('Go premium')}</a></div>
  </div></section>`;

function lists(c: ShopContext): Html {
  const tenant = tenantOf(c);
  const say = sayOf(c);
  return html`<section class="sheet"><h2>${say('Lists')}</h2>
  <div class="links"><div data-quire="lists-drawer" data-label="${say('Your lists')}" data-show-count="true" data-view-all-url="${listPaths[tenant].all}"><a class="menu-entry" href="${listPaths[tenant].all}">${say('Your lists')}</a></div><a class="menu-entry" href="${quickOrderPath}">${say('Quick order')}</a></div></section>`;
}

/** What the header opens for a signed-in customer, on every page. */
export function headerDrawers(c: ShopContext): Html {
  if (!c.get('visitor').account) return nothing;
  return html`<div class="header-drawers"><div data-quire="messages-drawer"></div>
${tenantOf(c) === 'SBA' ? html`<div data-quire="budget-overlay"></div>` : nothing}</div>`;
}
