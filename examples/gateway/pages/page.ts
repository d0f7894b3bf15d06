import { raw } from 'hono/html';
import type { StorefrontConfig } from '../../../src/core/platform/client/settings';
import { type Html, html } from '../../shop/pages/platform/html';
import { scriptSafe } from '../../shop/pages/platform/jsonChild';
import type { Visit } from '../database/schema';

/** The configuration of a page: the context, and the customer. */
function configOf(customer: Visit['customer'] | undefined): StorefrontConfig {
  const [contactFirstName = '', ...rest] = (customer?.name ?? '').split(' ');
  return {
    tenant: 'COM',
    legacyTenant: '10001',
    locale: 'en-US',
    channelId: 'WEB',
    siteId: 'US',
    langId: '-1',
    langCd: 'en',
    storeId: '10001',
    currency: 'USD',
    ...(customer && {
      session: {
        isLoggedIn: true,
        userType: 'REGISTERED',
        customerAttributes: { contactFirstName, contactLastName: rest.join(' ') },
      },
    }),
    urls: { cart: '/cc/mmx/cart', checkout: '/cc/sparq/checkout', login: '/office/supplies/login' },
    checkout: { loginRequired: false },
  };
}

type Page = { title: string; body: Html; visit?: Visit; scripts?: string[] };

/** A whole page in the look of the reference shop: header with search and mini cart, body, drawer, and the script. */
export function page({ title, body, visit, scripts = [] }: Page): Html {
  const customer = visit?.customer;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Quire Office Supplies</title>
<link rel="stylesheet" href="/shop.css">
<link rel="icon" href="data:,">
<script type="application/json" data-quire-config>${raw(scriptSafe(configOf(customer)))}</script>
<script async src="/quire/quire.js"></script>
${scripts.map((src) => html`<script defer src="${src}"></script>`)}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="site-header"><header class="top"><div class="top-row">
  <a class="brand" href="/">Quire</a>
  <form class="search" role="search" action="/webapp/search"><input type="search" name="q" aria-label="Search products" placeholder="Search products"><button type="submit">Search</button></form>
</div>
<div class="top-row"><a href="/">All products</a>${customer ? html`<a href="/office/supplies/logout">Sign out</a>` : html`<a href="/office/supplies/login">Sign in</a>`}</div></header>
<div class="mini-cart" data-quire="mini-cart" data-show-sfl="false"><a href="/cc/mmx/cart">Cart</a></div></div>
<main id="main">${body}</main>
<div data-quire="atc-drawer" data-show-related="false"></div>
</body>
</html>`;
}
