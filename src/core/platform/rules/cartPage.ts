/** A path whose last segment is `cart`, whatever stands before it [ROUTE-006]. */
export const CART_PAGE = /^.*\/cart\/?$/;

/** Is it a cart page, by its path (without query)? '/cc/mmx/cart' is, '/cartridges' and '/cart/items' are not [ROUTE-006]. */
export function isCartPage(path: string, pattern: RegExp = CART_PAGE): boolean {
  return pattern.test(path);
}
