import { expect, test } from 'vitest';
import { isCartPage } from './cartPage';

test.each(['/cart', '/cart/', '/cc/mmx/cart', '/cc/sba/cart', '/cc/sparq/cart', '/webapp/wcs/stores/servlet/cart'])(
  '%s is a cart page [ROUTE-006]',
  (path) => {
    expect(isCartPage(path)).toBe(true);
  },
);

test.each(['/', '/cartridges', '/cart/items', '/mycart', '/cc/mmx/Cart', '/cart.html', 'cart'])(
  '%s is not a cart page [ROUTE-006]',
  (path) => {
    expect(isCartPage(path)).toBe(false);
  },
);
