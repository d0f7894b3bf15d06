import { getCookie, setCookie } from 'hono/cookie';
import { raw } from 'hono/html';
import { isCartPage } from '../../../../src/core/platform/rules/cartPage';
import { ownerOf } from '../../accounts/owner';
import type { ShopContext } from '../../accounts/visitor';
import { watchedVisit } from '../../analytics/watching';
import { buyingOf } from '../../business/company';
import { findCart } from '../../cart/findCart';
import { countItems, readLines } from '../../cart/line';
import { newNonce, setContentPolicy } from '../../http/contentPolicy';
import { sayIn } from '../../languages/say';
import { preferredStoreOf } from '../../stores/preferredStore';
import { headerDrawers } from '../account/accountPage';
import { businessOverlays } from '../checkout/businessParts';
import { plainFooter, plainHeader, siteFooter, siteHeader } from '../header/siteHeader';
import { tenantOf } from './formContext';
import { type Html, html, nothing } from './html';
import { inLanguage, languageOf } from './language';
import { renderNotices } from './notices';
import { consumers, pageConfig } from './pageConfig';
import { pageHead } from './pageHead';
import { pageOverlays } from './pageOverlays';
import { type FirstPaint, preloadLines } from './preloads';

export type Page = {
  title: string;
  body: Html;
  status?: 200 | 400 | 403 | 404 | 409 | 413 | 429 | 500;
  /** Its content is English in every language, as on the pages for developers. */
  isEnglish?: boolean;
  /** What it displays first, in addition to the header. */
  first?: FirstPaint;
  /** The cart that the page leads back to: it has the logo and this link only, without menus, search and overlays. */
  backTo?: string;
  /** Paths of the page's own scripts, which run once the page is parsed. */
  scripts?: readonly string[];
};

/** Responds with a whole page: header with search and mini cart, notices, body, the drawer and the one script tag. */
export async function respondPage(
  c: ShopContext,
  { title, body, status = 200, first, scripts = [], backTo, isEnglish = false }: Page,
): Promise<Response> {
  const visitor = c.get('visitor');
  const tenant = tenantOf(c);
  const buying = await buyingOf(c.get('database'), visitor.account);
  const language = languageOf(c);
  const preferredStore = visitor.account ? await preferredStoreOf(c.get('database'), ownerOf(visitor)) : undefined;
  const config = inLanguage(pageConfig(tenant, visitor, buying?.company, preferredStore), language);
  const nonce = newNonce();
  setContentPolicy(c, nonce, c.get('pageOrigins'));
  c.header('Cache-Control', 'private, no-cache'); // not no-store, which disables the back/forward cache
  const page = html`<!doctype html>
<html lang="${config.langCd}">
<head>
${pageHead(title, config)}
<link rel="icon" href="/pictures/paper.svg?size=180" type="image/svg+xml">
${isScriptOff(c) ? nothing : html`${raw(preloadLines(c, backTo ? (first ?? noWidgets) : withHeader(c, first), nonce))}<script nonce="${nonce}" async src="/quire/quire.js"></script>`}
${watchedVisit(c) ? html`<script nonce="${nonce}" src="/webapp/analytics/adapter.js"></script>` : nothing}
${scripts.map((src) => html`<script nonce="${nonce}" defer src="${src}"></script>`)}
</head>
<body${backTo ? html` class="plain-page"` : nothing}>
${watchedVisit(c) ? html`<div data-quire="analytics" data-consent="isVisitWatched" data-replay></div>` : nothing}
<a class="skip" href="#main">${sayIn(language)('Skip to content')}</a>
${backTo ? plainHeader(backTo, sayIn(language)) : siteHeader(c, { tenant, config, count: await itemCount(c) })}
${isCartPage(c.req.path) ? html`<div class="cart-notices" data-quire="cart-notifications" data-placement="header"></div>` : nothing}
<main id="main"${isEnglish ? html` lang="en"` : nothing}>
${await renderNotices(c)}
${body}
</main>
${
  backTo
    ? plainFooter(sayIn(language))
    : html`<div data-quire="atc-drawer"></div>
${headerDrawers(c)}
${pageOverlays}
${businessOverlays(buying)}
${siteFooter(c, { tenant, config })}`
}
</body>
</html>`;
  return c.html(page, status);
}

const noWidgets: FirstPaint = { widgets: [], calls: [] };

/** Adds the header, which every page has, and the call for its data. */
function withHeader(c: ShopContext, { widgets, calls }: FirstPaint = noWidgets): FirstPaint {
  const header = `/_next/api/hf/${consumers[tenantOf(c)]}${new URL(c.req.url).pathname}`;
  return { widgets: ['site-header', ...widgets], calls: [header, ...calls] };
}

/** `?script=off` removes the script until `?script=on`, to demonstrate that the shop sells without it. */
export function isScriptOff(c: ShopContext): boolean {
  const requested = c.req.query('script');
  if (requested === 'off' || requested === 'on') setCookie(c, 'script', requested, { path: '/', sameSite: 'Lax' });
  return (requested ?? getCookie(c, 'script')) === 'off';
}

async function itemCount(c: ShopContext): Promise<number> {
  const cart = await findCart(c.get('database'), c.get('visitor'));
  return cart ? countItems(await readLines(c.get('database'), cart.id)) : 0;
}

/** A paragraph that is displayed only without JavaScript. */
export function withoutScript(c: ShopContext, text: string): Html {
  const paragraph = html`<p>${text}</p>`;
  return isScriptOff(c) ? paragraph : html`<noscript>${paragraph}</noscript>`;
}
