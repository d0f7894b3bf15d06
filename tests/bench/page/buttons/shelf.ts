import { fakeShop } from '../../../support/shop/fakeShop';
import type { PageKind } from '../pages';
import { someSkus } from '../someSkus';

/** A shelf of products, each with its button in a box of reserved size. */
export function shelf(buttons: number): PageKind {
  const skus = someSkus(buttons);
  return {
    name: buttons === 1 ? '1 button' : `${buttons.toLocaleString('en')} buttons`,
    subject: 'buttons',
    boxes: buttons,
    bodyHtml: (boxOf = formHtml) =>
      `<header></header>\n<ul class="grid">${skus.map((sku) => productHtml(sku, boxOf)).join('\n')}</ul>`,
    shop: () => fakeShop({ products: Object.fromEntries(skus.map((sku) => [sku, { name: sku, price: '12.50' }])) }),
  };
}

function productHtml(sku: string, boxOf: (sku: string) => string): string {
  return `<li><div class="picture"></div><div>${sku}</div><div>$12.50</div>${boxOf(sku)}</li>`;
}

function formHtml(sku: string): string {
  return `<div class="add" data-bench data-quire="add-to-cart-button" data-sku="${sku}" data-feedback="none"><form method="post" action="/webapp/cart/add"><input type="hidden" name="itemId" value="${sku}"><input type="hidden" name="qty" value="1"><button type="submit" class="button">Add to cart</button></form></div>`;
}
