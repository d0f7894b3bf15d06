import { fakeShop } from '../../../support/shop/fakeShop';
import type { PageKind } from '../pages';

/** A header with a link to the cart. */
export const MINI_CART: PageKind = {
  name: 'mini cart',
  subject: 'miniCart',
  boxes: 1,
  bodyHtml: () =>
    '<header><div class="mini-cart" data-quire="mini-cart" data-bench><a class="sign" href="/cart">Cart</a></div></header>',
  shop: () => fakeShop({ cart: { MUG: 1, PEN: 2, STAPLER: 1 } }),
};
