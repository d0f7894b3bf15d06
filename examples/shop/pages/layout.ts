import { getCookie, setCookie } from 'hono/cookie';
import { raw } from 'hono/html';
import { isCartPage } from '../../../src/core/rules/cartPage';
import type { ShopContext } from '../accounts/visitor';
import { buyingOf } from '../business/company';
import { findCart } from '../cart/findCart';
import { countItems, readLines } from '../cart/line';
import { subcategories } from '../catalogue/subcategories';
import { businessOverlays } from './businessParts';
import { type Html, html, nothing } from './html';
import { listPaths } from './listPaths';
import { takeNotices } from './notices';
import { pageConfig, type Tenant } from './pageConfig';
import { pageOverlays } from './pageOverlays';
import { tenantOf } from './place';

export type Page = { title: string; body: Html; status?: 200 | 400 | 403 | 404 | 413 | 500 };

/** Answers a whole page: header with search and mini cart, notices, body, the drawer and the one script tag. */
export async function respondPage(c: ShopContext, { title, body, status = 200 }: Page): Promise<Response> {
  const visitor = c.get('visitor');
  const tenant = tenantOf(c);
  const buying = await buyingOf(c.get('database'), visitor.account);
  const config = pageConfig(tenant, visitor, buying?.company);
  const count = await itemCount(c);
  c.header('Cache-Control', 'private, no-cache'); // not no-store: that would keep a page out of the back/forward cache
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Quire Office Supplies</title>
<link rel="stylesheet" href="/shop.css">
<link rel="icon" href="/pictures/paper.svg?size=180" type="image/svg+xml">
<script type="application/json" data-quire-config>${raw(scriptSafe(config))}</script>
${isScriptOff(c) ? nothing : html`<script async src="/quire/quire.js"></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${header(c, tenant, config.urls?.cart ?? '/cc/mmx/cart', count)}
${isCartPage(c.req.path) ? html`<div class="cart-news" data-quire="cart-notifications" data-placement="header"></div>` : nothing}
<main id="main">
${await takeNotices(c)}
${body}
</main>
<div data-quire="atc-drawer"></div>
${pageOverlays}
${businessOverlays(buying)}
${footer(isScriptOff(c))}
</body>
</html>`;
  return c.html(page, status);
}

function header(c: ShopContext, tenant: Tenant, cartUrl: string, count: number): Html {
  const { account } = c.get('visitor');
  return html`<header class="top">
  <div class="top-row">
    <a class="brand" href="${tenant === 'SBA' ? '/sba' : '/'}"><span class="brand-mark" aria-hidden="true"></span>Quire${tenant === 'SBA' ? html` <small>Business</small>` : nothing}</a>
    <form class="search" role="search" action="/webapp/search" method="get">
      <input type="search" name="q" aria-label="Search products" placeholder="Search 1,862 products" value="${c.req.path === '/webapp/search' ? (c.req.query('q') ?? '') : ''}">
      <button type="submit">Search</button>
    </form>
    <nav class="account" aria-label="Account">
      ${
        account
          ? html`<span>Hello, ${account.name.split(' ')[0]}</span>
            <form method="post" action="/office/supplies/logout"><button class="link" type="submit">Sign out</button></form>`
          : html`<div data-quire="login-drawer" data-label="Sign in"><a href="/office/supplies/login">Sign in</a></div>`
      }
    </nav>
    <div class="mini-cart" data-quire="mini-cart"><a href="${cartUrl}">Cart <span>(${count})</span></a></div>
  </div>
  <nav class="shelves" aria-label="Departments">
    ${subcategories.map(({ slug, name }) => html`<a href="/webapp/category/${slug}">${name}</a>`)}
    <a href="/webapp/for-you">For you</a>
    <a href="${listPaths[tenant].all}">Lists</a>
    <a href="/try">Try everything</a>
  </nav>
</header>`;
}

function footer(isOff: boolean): Html {
  return html`<footer class="bottom">
  <p>A shop to try Quire in. Products, prices and orders come from the Superstore data; nothing is sent to anyone.</p>
  <p><a href="/">Consumer shop</a> · <a href="/sba">Business shop</a> · <a href="/webapp/giftcards">Gift card balance</a> · <a href="/webapp/wcs/stores/servlet/cart">Legacy cart page</a> ·
  <a href="?script=${isOff ? 'on' : 'off'}">Turn the script ${isOff ? 'on' : 'off'}</a></p>
</footer>`;
}

/** `?script=off` leaves the script out until `?script=on`, to see that the shop sells without it. */
function isScriptOff(c: ShopContext): boolean {
  const wish = c.req.query('script');
  if (wish === 'off' || wish === 'on') setCookie(c, 'script', wish, { path: '/', sameSite: 'Lax' });
  return (wish ?? getCookie(c, 'script')) === 'off';
}

async function itemCount(c: ShopContext): Promise<number> {
  const cart = await findCart(c.get('database'), c.get('visitor'));
  return cart ? countItems(await readLines(c.get('database'), cart.id)) : 0;
}

/** JSON that can not end its script element. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
