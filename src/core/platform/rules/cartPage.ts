/** Matches a path whose last segment is `cart` [ROUTE-006]. */
export const CART_PAGE = /^.*\/cart\/?$/;

/**
 * Whether a path (without query) is a cart page: '/cc/mmx/cart' is one, '/cartridges' and '/cart/items' are not
 * [ROUTE-006].
 */
export function isCartPage(path: string, pattern: RegExp = CART_PAGE): boolean {
  return pattern.test(path);
}
