import { headlineText } from '../../../../src/core/header/rules/headline';
import type { MenuEntry } from '../../../../src/core/header/rules/menu/menuEntries';
import type { StorefrontConfig } from '../../../../src/core/platform/client/settings';
import type { ShopContext } from '../../accounts/visitor';
import { legalText } from '../../header/headerBody';
import { type Say, sayIn } from '../../languages/say';
import { type Html, html, nothing } from '../platform/html';
import { languageOf } from '../platform/language';
import type { Tenant } from '../platform/pageConfig';
import { menusOf, urlOf } from './menusOf';

export type HeaderOptions = { tenant: Tenant; config: StorefrontConfig; count: number };

const chevron = html`<svg class="chevron" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d="M6 9l6 6 6-6"/></svg>`;

/**
 * The header's fallback HTML. It has the same boxes, texts and icons as the widget, so that nothing changes when the
 * widget mounts. Its menus are plain disclosures.
 */
export function siteHeader(c: ShopContext, { tenant, config, count }: HeaderOptions): Html {
  const { account } = c.get('visitor');
  const say = sayIn(languageOf(c));
  const { slot, main, utility, own, hats, isMember } = menusOf(c, tenant, config);
  const search = c.req.path === '/webapp/search' ? (c.req.query('q') ?? '') : '';
  const cartName = count === 0 ? say('Cart') : say('Cart, {n} items', { n: count });
  return html`<div class="site-header" data-quire="site-header"${slot ? html` data-slot="${slot}"` : nothing}>
<header class="top">
  <div class="hats">${hats.map(({ theme, url, text }) => html`<p class="hat hat-${theme}">${url ? html`<a href="${url}">${text}</a>` : text}</p>`)}</div>
  <div class="top-row">
    <details class="fold"><summary class="menu-entry"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg><span>${say('Menu')}</span></summary>
      <nav class="fold-panel" aria-label="${say('Menu')}">${main.map(folded)}${utility.map(link)}</nav></details>
    <a class="brand" href="${tenant === 'SBA' ? '/sba' : '/'}">Quire</a>
    ${searchForm(say, search)}
    <div class="top-end">
      ${tenant === 'COM' ? html`<span class="rewards${isMember ? ' rewards-amount' : ''}"><a class="menu-entry" href="/webapp/for-you">${say('Rewards')}${chevron}</a></span>` : nothing}
      <details class="menu account" name="menu"><summary class="menu-entry"><span class="account-label"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20a7 7 0 0 1 14 0"/></svg><span>${account ? say('Hello, {name}', { name: account.name.split(' ')[0] ?? '' }) : say('Account')}</span></span>${chevron}</summary>
        <nav class="menu-panel" aria-label="${say('Account')}">${account ? nothing : html`<a class="button" href="/office/supplies/login">${say('Sign in')}</a>`}${own.map(link)}</nav></details>
    </div>
  </div>
  <div class="top-menu">${main.map(branch)}<nav class="utility" aria-label="${say('Shortcuts')}">${utility.map(link)}</nav></div>
</header>
<div class="mini-cart" data-header-part="cart" data-quire="mini-cart"><a href="${config.urls?.cart ?? '/cc/mmx/cart'}" aria-label="${cartName}">${cartIcon}${count > 0 ? html`<span class="count">${count > 999 ? '999+' : count}</span>` : nothing}</a></div>
</div>`;
}

/** The form of the catalogue's search. */
export function searchForm(say: ReturnType<typeof sayIn>, search: string): Html {
  return html`<form class="search" role="search" action="/webapp/search" method="get">
      <input type="search" name="q" aria-label="${say('Search products')}" placeholder="${say('Search')}" value="${search}">
      <button type="submit" aria-label="${say('Search')}" tabindex="0"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5"/></svg></button>
    </form>`;
}

export const cartIcon: Html = html`<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path d="M3 4h2.2l2.1 10.2a1.5 1.5 0 0 0 1.5 1.2h8.3a1.5 1.5 0 0 0 1.5-1.1L20.5 8H6.2M9.5 20a.8.8 0 1 0 0-.1M17 20a.8.8 0 1 0 0-.1"/></svg>`;

/** The header of a checkout: nothing that leads away from it but the logo and the cart. */
export function plainHeader(cartUrl: string, say = sayIn('en-US')): Html {
  return html`<header class="plain-header"><div class="plain-row"><a class="brand" href="/">Quire</a> <a class="back" href="${cartUrl}">${say('Back to cart')}</a></div></header>`;
}

export const plainFooter = (say: Say): Html => html`<footer class="plain-footer"><p>${say(legalText)}</p></footer>`;

function link(entry: MenuEntry): Html {
  const url = urlOf(entry);
  return url === undefined ? nothing : html`<a class="menu-entry" href="${url}">${headlineText(entry.blocks)}</a>`;
}

/** The links of an entry and of those below it. */
const linksOf = (entry: MenuEntry): Html[] => [link(entry), ...entry.entries.flatMap(linksOf)];

/** An entry of the menu bar, with its links in a panel. */
function branch(entry: MenuEntry): Html {
  if (entry.entries.length === 0) return link(entry);
  return html`<details class="menu" name="menu"><summary class="menu-entry">${headlineText(entry.blocks)}${chevron}</summary>
    <nav class="menu-panel" aria-label="${headlineText(entry.blocks)}">${linksOf(entry)}</nav></details>`;
}

/** An entry of the folded menu of phones and tablets. */
function folded(entry: MenuEntry): Html {
  if (entry.entries.length === 0) return link(entry);
  return html`<details name="fold"><summary class="menu-entry">${headlineText(entry.blocks)}${chevron}</summary>${linksOf(entry)}</details>`;
}

/** The footer's fallback HTML, with the same columns as the widget's. */
export function siteFooter(c: ShopContext, { tenant, config }: Pick<HeaderOptions, 'tenant' | 'config'>): Html {
  const { footer } = menusOf(c, tenant, config);
  const say = sayIn(languageOf(c));
  return html`<div class="site-footer" data-quire="site-footer"><footer class="bottom">
  <nav class="bottom-columns" aria-label="${say('Service')}">${footer.map(
    (group) => html`<div><span class="menu-entry">${headlineText(group.blocks)}</span>${group.entries.map(link)}</div>`,
  )}</nav>
  <p>${say(legalText)}</p>
</footer></div>`;
}
