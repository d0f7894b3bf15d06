import { STEP_REST_MS } from '../../../../src/hooks/cart/useLineQuantity';
import { fakeShop } from '../../../support/shop/fakeShop';
import type { PageKind } from '../pages';
import { someSkus } from '../someSkus';

/** A cart with this many lines. The quantity of one is changed. */
export function cartPage(lines: number): PageKind {
  const skus = someSkus(lines);
  return {
    name: `cart page, ${lines} lines`,
    subject: 'cartPage',
    boxes: 1,
    bodyHtml: () => `<header></header>
<main class="cart-page" data-quire="cart-page" data-show-recommendations="false" data-show-sfl="false" data-bench data-lines="${lines}"><p>Your cart</p></main>`,
    shop: () =>
      fakeShop({
        products: Object.fromEntries(skus.map((sku) => [sku, { name: sku, price: '12.50' }])),
        cart: Object.fromEntries(skus.map((sku) => [sku, 1])),
      }),
    restMs: STEP_REST_MS,
  };
}
