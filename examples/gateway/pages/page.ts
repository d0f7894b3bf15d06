import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StorefrontConfig } from '../../../src/core/platform/client/settings';
import { demandsOf } from '../../shop/business/company';
import { newNonce, setContentPolicy } from '../../shop/http/contentPolicy';
import { type Say, sayIn } from '../../shop/languages/say';
import { approvalsPath } from '../../shop/pages/approvals/approvalTable';
import { businessOverlays } from '../../shop/pages/checkout/businessParts';
import { cartIcon, plainHeader, searchForm } from '../../shop/pages/header/siteHeader';
import { listPaths } from '../../shop/pages/lists/listPaths';
import { ordersPath } from '../../shop/pages/orders/orderPaths';
import { type Html, html, nothing } from '../../shop/pages/platform/html';
import { inLanguage, type Language, languageOf } from '../../shop/pages/platform/language';
import { siteContext } from '../../shop/pages/platform/pageConfig';
import { pageHead } from '../../shop/pages/platform/pageHead';
import { storesPath } from '../../shop/pages/stores/storesView';
import { capabilities, settings, switched } from '../capabilities';
import type { Visit } from '../database/schema';
import type { GatewayContext } from '../visits/visit';

export const checkoutPath = '/cc/sparq/checkout';

/** The configuration of a page: the context, and the customer. */
function configOf({ customer, preferredStore, buying }: Partial<Visit>): StorefrontConfig {
  const [contactFirstName = '', ...rest] = (customer?.name ?? '').split(' ');
  return {
    tenant: buying ? 'SBA' : 'COM',
    legacyTenant: buying ? '10051' : '10001',
    ...siteContext,
    ...(customer && {
      session: {
        isLoggedIn: true,
        userType: 'REGISTERED',
        ...(buying && { accounting: demandsOf(buying.company) }),
        ...(buying?.isApprover && { permissionDetail: { header: ['H_AO'] } }),
        ...(preferredStore && { storeNumber: preferredStore }),
        customerAttributes: { contactFirstName, contactLastName: rest.join(' ') },
      },
    }),
    urls: {
      cart: '/cc/mmx/cart',
      checkout: checkoutPath,
      sparqCheckout: checkoutPath,
      login: '/office/supplies/login',
    },
    checkout: { loginRequired: false, showShipToLink: buying?.company.takesNewLocations ?? false },
    ...settings,
  };
}

type Page = {
  title: string;
  body: Html;
  status?: ContentfulStatusCode;
  scripts?: string[];
  /** what the last form says */
  notices?: Html;
  /** the cart that a checkout leads back to, without search and mini cart */
  backTo?: string;
};

/**
 * Responds with a whole page in the look of the reference shop, and under its content policy: header with search and
 * mini cart, body, drawer, and the script.
 */
export function respondPage(
  c: GatewayContext,
  { title, body, status = 200, scripts = [], notices = nothing, backTo }: Page,
): Response | Promise<Response> {
  const visit: Visit | undefined = c.get('visit'); // none if a request fails before it is known
  const nonce = newNonce();
  setContentPolicy(c, nonce);
  const page = pageOf({ title, body, visit, nonce, scripts, notices, backTo, language: languageOf(c) });
  return c.html(page, status);
}

type Content = Required<Pick<Page, 'title' | 'body' | 'scripts' | 'notices'>> & {
  visit: Visit | undefined;
  nonce: string;
  backTo: string | undefined;
  language: Language;
};

function pageOf({ title, body, visit, nonce, scripts, notices, backTo, language }: Content): Html {
  const config = inLanguage(configOf(visit ?? {}), language);
  const say = sayIn(language);
  return html`<!doctype html>
<html lang="${config.langCd}">
<head>
${pageHead(title, config)}
<link rel="icon" href="data:,">
<script nonce="${nonce}" async src="/quire/quire.js"></script>
${scripts.map((src) => html`<script nonce="${nonce}" defer src="${src}"></script>`)}
</head>
<body${backTo ? html` class="plain-page"` : nothing}>
<a class="skip" href="#main">${say('Skip to content')}</a>
${backTo ? plainHeader(backTo, say) : siteHeader(say, visit)}
<main id="main">${notices}${body}</main>
${backTo ? nothing : html`${overlays}${businessOverlays(visit?.buying)}`}
</body>
</html>`;
}

function siteHeader(say: Say, { customer, buying }: Partial<Visit> = {}): Html {
  const name = customer?.name;
  const isApprover = buying?.isApprover && capabilities.has('approvals');
  const account = name
    ? html`<span class="greeting">${say('Hello, {name}', { name: name.split(' ')[0] ?? '' })}</span> <a class="menu-entry" href="/office/supplies/logout">${say('Sign out')}</a>`
    : html`<a class="menu-entry" href="/office/supplies/login">${say('Sign in')}</a>`;
  return html`<div class="site-header"><header class="top">
  <div class="top-row"><a class="brand" href="/">Quire</a>
    ${searchForm(say, '')}
    <div class="top-end">${account}</div></div>
  <div class="top-menu"><a class="menu-entry" href="/">${say('All products')}</a>
    ${capabilities.has('stores') ? html`<a class="menu-entry" href="${storesPath}">${say('Find a store')}</a>` : nothing}
    ${name ? html`<a class="menu-entry" href="${ordersPath}">${say('Your orders')}</a>` : nothing}
    ${isApprover ? html`<a class="menu-entry" href="${approvalsPath}">${say('Orders to approve')}</a>` : nothing}
    ${name && capabilities.has('lists') ? html`<a class="menu-entry" href="${listPaths.COM.all}">${say('Your lists')}</a>` : nothing}</div></header>
<div class="mini-cart" data-quire="mini-cart"${switched('mini-cart')}><a href="/cc/mmx/cart" aria-label="${say('Cart')}">${cartIcon}</a></div></div>`;
}

/** What other widgets open: the drawer after an add, and the dialogs of lists. */
const overlays = html`<div data-quire="atc-drawer"${switched('atc-drawer')}></div>
${capabilities.has('lists') ? html`<div data-quire="add-to-list"></div><div data-quire="create-list-drawer"></div><div data-quire="login-drawer"></div>` : nothing}`;
