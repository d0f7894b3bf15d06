import { fakeShop } from '../../../support/shop/fakeShop';
import type { PageKind } from '../pages';
import { someSkus } from '../someSkus';

/** A shelf of product tiles. The server renders each, and the script requests it by SKU. */
export function tiles(count: number): PageKind {
  const skus = someSkus(count);
  return {
    name: `${count.toLocaleString('en')} tiles`,
    subject: 'tiles',
    boxes: count,
    bodyHtml: () => `<header></header>\n<ul class="grid">${skus.map(tileHtml).join('\n')}</ul>`,
    shop: () => fakeShop({ products: Object.fromEntries(skus.map((sku) => [sku, { name: sku, price: '12.50' }])) }),
  };
}

/**
 * The box is as high as any variant's own tile, because a page that knows its content reserves the space, as the shelf
 * of buttons does.
 */
function tileHtml(sku: string): string {
  return `<li class="tile" style="min-block-size:372px"><div data-bench data-quire="product-tile" data-sku="${sku}" data-feedback="none"><div class="picture"></div><a href="/product_${sku}">${sku}</a><div>$12.50</div><form method="post" action="/webapp/cart/add"><input type="hidden" name="itemId" value="${sku}"><input type="hidden" name="qty" value="1"><button type="submit" class="button">Add to cart</button></form></div></li>`;
}
