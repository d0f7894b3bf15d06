import { Hono } from 'hono';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { accountingPart } from '../checkout/businessParts';
import { addToListOverlay } from '../lists/listPages';
import { formContext } from '../platform/formContext';
import { html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';
import { savedView } from '../saved/savedView';
import { cartView } from './cartView';

/** The cart pages: consumer, alternate, business and legacy. All display the same cart. */
export function cartPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get('/cc/mmx/cart', (c) => cartPage(c, 'Your cart', 'mmx'));
  pages.get('/cc/sparq/cart', (c) => cartPage(c, 'Your cart', 'sparq'));
  pages.get('/webapp/wcs/stores/servlet/cart', (c) => cartPage(c, 'Shopping cart', 'mmx', 'legacy'));
  pages.get('/cc/sba/cart', async (c) => {
    const isBuyer = c.get('visitor').account?.tenant === 'SBA';
    return isBuyer
      ? cartPage(c, 'Your company’s cart', 'sba')
      : c.redirect('/office/supplies/login?TARGET=%2Fcc%2Fsba%2Fcart');
  });
  return pages;
}

type Variant = 'mmx' | 'sba' | 'sparq';

/**
 * The plain forms are the fallback HTML of the widget's element, including the heading that the widget renders itself.
 * They are the page until the widget mounts, or without the script. A business page has the accounting part in between.
 */
async function cartPage(c: ShopContext, title: string, variant: Variant, look = ''): Promise<Response> {
  const view = await cartView(c.get('database'), c.get('visitor'), formContext(c));
  const accounting = await accountingPart(c);
  const heading = html`<h1>${title}</h1>`;
  const [before, inside] = accounting === nothing ? [nothing, heading] : [html`${heading}${accounting}`, nothing];
  return respondPage(c, {
    title,
    first: { widgets: ['cart-page', 'saved-for-later'], calls: [] },
    body: html`<div class="${look}">${before}
      <div data-quire="cart-page" data-variant="${variant}" data-show-add-to-list="true">${inside}${view}</div>
      <div data-quire="saved-for-later">${await savedView(c.get('database'), c.get('visitor'), formContext(c))}</div></div>
      <div data-quire="clear-cart-overlay"></div>
      ${addToListOverlay}`,
  });
}
