import { raw } from 'hono/html';
import type { StorefrontConfig } from '../../../src/core/platform/client/settings';
import { type Html, html } from '../../shop/pages/platform/html';
import { scriptSafe } from '../../shop/pages/platform/jsonChild';

/** The configuration of every page. Without a session, each customer is a guest. */
const config: StorefrontConfig = {
  tenant: 'COM',
  legacyTenant: '10001',
  locale: 'en-US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '-1',
  langCd: 'en',
  storeId: '10001',
  currency: 'USD',
  urls: { cart: '/cc/mmx/cart', checkout: '/cc/sparq/checkout' },
};

/** A whole page in the look of the reference shop: header with search and mini cart, body, drawer, and the script. */
export function page({ title, body }: { title: string; body: Html }): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Quire Office Supplies</title>
<link rel="stylesheet" href="/shop.css">
<link rel="icon" href="data:,">
<script type="application/json" data-quire-config>${raw(scriptSafe(config))}</script>
<script async src="/quire/quire.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="site-header"><header class="top"><div class="top-row">
  <a class="brand" href="/">Quire</a>
  <form class="search" role="search" action="/webapp/search"><input type="search" name="q" aria-label="Search products" placeholder="Search products"><button type="submit">Search</button></form>
</div>
<div class="top-row"><a href="/">All products</a></div></header>
<div class="mini-cart" data-quire="mini-cart" data-show-sfl="false"><a href="/cc/mmx/cart">Cart</a></div></div>
<main id="main">${body}</main>
<div data-quire="atc-drawer" data-show-related="false"></div>
</body>
</html>`;
}
