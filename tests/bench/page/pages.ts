import { readFileSync } from 'node:fs';

/** A page of the bench: a shelf with so many add buttons, or a header with a mini cart. */
export type PageKind = { name: string; buttons: number; hasMiniCart: boolean };

export const shelf = (buttons: number): PageKind => ({
  name: buttons === 1 ? '1 button' : `${buttons.toLocaleString('en')} buttons`,
  buttons,
  hasMiniCart: false,
});

export const MINI_CART: PageKind = { name: 'mini cart', buttons: 0, hasMiniCart: true };

export const skuOf = (index: number) => `SKU-${index + 1}`;

/** What every variant finds: a server's page of products whose forms work without any script, each in its reserved box. */
export function pageHtml(kind: PageKind, head: string, boxOf?: (sku: string) => string): string {
  const products = Array.from({ length: kind.buttons }, (_, index) => productHtml(skuOf(index), boxOf));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${kind.name}</title><link rel="icon" href="data:,"><style>${SITE_CSS}</style>${CONFIG}${head}</head><body>
<header>${kind.hasMiniCart ? MINI_CART_HTML : ''}</header>
<ul class="grid">${products.join('\n')}</ul></body></html>`;
}

const SITE_CSS = readFileSync(new URL('./site.css', import.meta.url), 'utf8');

const CONFIG = `<script type="application/json" data-quire-config>${JSON.stringify({
  tenant: 'COM',
  legacyTenant: '10001',
  locale: 'en-US',
  channelId: 'WEB',
  siteId: 'US',
  langId: '-1',
  langCd: 'en',
  storeId: '10001',
})}</script>`;

const MINI_CART_HTML =
  '<div class="mini-cart" data-quire="mini-cart" data-bench><a class="sign" href="/cart">Cart</a></div>';

function productHtml(sku: string, boxOf = plainBox): string {
  return `<li><div class="picture"></div><div>${sku}</div><div>$12.50</div>${boxOf(sku)}</li>`;
}

function plainBox(sku: string): string {
  return `<div class="add" data-bench data-quire="add-to-cart-button" data-sku="${sku}" data-feedback="none"><form method="post" action="/webapp/cart/add"><input type="hidden" name="itemId" value="${sku}"><input type="hidden" name="qty" value="1"><button type="submit" class="button">Add to cart</button></form></div>`;
}
