/**
 * Whether a path (without query) is a cart page, because its last segment is `cart`: '/cc/mmx/cart' is one,
 * '/cartridges' and '/cart/items' are not [ROUTE-006].
 */
export const isCartPage = (path: string): boolean => /^.*\/cart\/?$/.test(path);
