import type { StorefrontConfig } from '../../../src/core/platform/client/settings';
import { demandsOf } from '../../shop/business/company';
import { sayIn } from '../../shop/languages/say';
import { businessOverlays } from '../../shop/pages/checkout/businessParts';
import { cartIcon, plainHeader, searchForm } from '../../shop/pages/header/siteHeader';
import { listPaths } from '../../shop/pages/lists/listPaths';
import { type Html, html, nothing } from '../../shop/pages/platform/html';
import { siteContext } from '../../shop/pages/platform/pageConfig';
import { pageHead } from '../../shop/pages/platform/pageHead';
import { storesPath } from '../../shop/pages/stores/storesView';
import { capabilities, settings, switched } from '../capabilities';
import type { Visit } from '../database/schema';

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
  visit?: Visit;
  scripts?: string[];
  /** the cart that a checkout leads back to, without search and mini cart */
  backTo?: string;
};

/** A whole page in the look of the reference shop: header with search and mini cart, body, drawer, and the script. */
export function page({ title, body, visit, scripts = [], backTo }: Page): Html {
  const customer = visit?.customer;
  return html`<!doctype html>
<html lang="en">
<head>
${pageHead(title, configOf(visit ?? {}))}
<link rel="icon" href="data:,">
<script async src="/quire/quire.js"></script>
${scripts.map((src) => html`<script defer src="${src}"></script>`)}
</head>
<body${backTo ? html` class="plain-page"` : nothing}>
<a class="skip" href="#main">Skip to content</a>
${backTo ? plainHeader(backTo) : siteHeader(customer?.name)}
<main id="main">${body}</main>
${backTo ? nothing : html`${overlays}${businessOverlays(visit?.buying)}`}
</body>
</html>`;
}

function siteHeader(name: string | undefined): Html {
  const account = name
    ? html`<span class="greeting">Hello, ${name.split(' ')[0]}</span> <a class="menu-entry" href="/office/supplies/logout">Sign out</a>`
    : html`<a class="menu-entry" href="/office/supplies/login">Sign in</a>`;
  return html`<div class="site-header"><header class="top">
  <div class="top-row"><a class="brand" href="/">Quire</a>
    ${searchForm(sayIn('en-US'), '')}
    <div class="top-end">${account}</div></div>
  <div class="top-menu"><a class="menu-entry" href="/">All products</a>
    ${capabilities.has('stores') ? html`<a class="menu-entry" href="${storesPath}">Find a store</a>` : nothing}
    ${name && capabilities.has('lists') ? html`<a class="menu-entry" href="${listPaths.COM.all}">Your lists</a>` : nothing}</div></header>
<div class="mini-cart" data-quire="mini-cart"${switched('mini-cart')}><a href="/cc/mmx/cart" aria-label="Cart">${cartIcon}</a></div></div>`;
}

/** What other widgets open: the drawer after an add, and the dialogs of lists. */
const overlays = html`<div data-quire="atc-drawer"${switched('atc-drawer')}></div>
${capabilities.has('lists') ? html`<div data-quire="add-to-list"></div><div data-quire="create-list-drawer"></div><div data-quire="login-drawer"></div>` : nothing}`;
