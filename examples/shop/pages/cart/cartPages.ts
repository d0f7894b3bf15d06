import { Hono } from 'hono';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { accountingPart } from '../checkout/businessParts';
import { addToListOverlay } from '../lists/listPages';
import { formContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';
import { savedView } from '../saved/savedView';
import { cartView } from './cartView';

/** The cart pages: consumer, alternate, business and legacy. All display the same cart. */
export function cartPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/cc/mmx/cart', (c) => cartPage(c, 'Your cart', 'mmx'));
  pages.get('/cc/sparq/cart', (c) => cartPage(c, 'Your cart', 'sparq'));
  pages.get('/cc/sba/cart', async (c) => {
    const isBuyer = c.get('visitor').account?.tenant === 'SBA';
    return isBuyer
      ? cartPage(c, 'Your company’s cart', 'sba')
      : c.redirect('/office/supplies/login?TARGET=%2Fcc%2Fsba%2Fcart');
  });
  // any other address that counts as a cart page, among them the one of the old storefront [ROUTE-006]
  pages.get('/:prefix{.+}/cart', (c) => cartPage(c, 'Shopping cart', 'mmx', 'legacy'));
  return pages;
}

type Variant = 'mmx' | 'sba' | 'sparq';

/**
 * The title and the plain forms are the fallback HTML of the widget's element. They are the page until the widget
 * mounts, or without the script. The accounting of a business cart is a slot of the widget.
 */
async function cartPage(
  c: ShopContext,
  name: 'Your cart' | 'Your company’s cart' | 'Shopping cart',
  variant: Variant,
  look = '',
): Promise<Response> {
  const title = sayOf(c)(name);
  const accounting = await accountingPart(c);
  const slot = accounting === nothing ? nothing : html`<div slot="accounting" data-quire="cart-accounting"></div>`;
  return respondPage(c, {
    title,
    first: { widgets: ['cart-page', 'saved-for-later'], calls: [] },
    body: html`<div class="${look}">${look === 'legacy' ? oldHeader(c) : nothing}
      <div class="page-widget" data-quire="cart-page" data-variant="${variant}" data-show-add-to-list="true">${await cartView(c.get('database'), c.get('visitor'), formContext(c), accounting)}${slot}</div>
      <div data-quire="saved-for-later">${await savedView(c.get('database'), c.get('visitor'), formContext(c))}</div></div>
      <div data-quire="clear-cart-overlay"></div>
      ${addToListOverlay}`,
  });
}

/** The header of the old storefront, whose parts are single widgets, with fallback HTML where it had any. */
function oldHeader(c: ShopContext): Html {
  const { account } = c.get('visitor');
  const say = sayOf(c);
  return html`<div class="old-header">
    <div data-quire="top-hat-banner" data-slot="cart"></div>
    <div class="old-header-row"><p data-quire="welcome-message">${say('Welcome')}</p>
      <div data-quire="sales-rep-info"></div>
      <div data-quire="rewards-menu"><a href="/webapp/account">${say('Rewards')}</a></div>
      <div data-quire="account-menu"><a href="/webapp/account">${account ? account.name : say('Sign in')}</a></div></div>
    <div class="old-header-row"><div data-quire="search-box"><form action="/webapp/search"><input type="search" name="q" aria-label="${say('Search')}"> <button>${say('Search')}</button></form></div>
      <div data-quire="checkout-button"><a class="button" href="/cc/sparq/checkout">${say('Checkout')}</a></div></div>
    <div data-quire="header-menu" data-position="main"><a href="/">${say('Departments')}</a></div></div>`;
}
