import { STEP_REST_MS } from '../../../../src/hooks/useLineQuantity';
import { fakeShop } from '../../../support/fakeShop';
import type { PageKind } from '../pages';

/** As many lines as an office may order at once. */
const LINES = 500;

const skus = Array.from({ length: LINES }, (_, index) => `SKU-${index + 1}`);

/** A cart with hundreds of lines, of which one is given another quantity. */
export const CART_PAGE: PageKind = {
  name: `cart page, ${LINES} lines`,
  subject: 'cartPage',
  boxes: 1,
  bodyHtml: () => `<header></header>
<main class="cart-page" data-quire="cart-page" data-show-recommendations="false" data-show-sfl="false" data-bench data-lines="${LINES}"><p>Your cart</p></main>`,
  shop: () =>
    fakeShop({
      products: Object.fromEntries(skus.map((sku) => [sku, { name: sku, price: '12.50' }])),
      cart: Object.fromEntries(skus.map((sku) => [sku, 1])),
    }),
  restMs: STEP_REST_MS,
};
