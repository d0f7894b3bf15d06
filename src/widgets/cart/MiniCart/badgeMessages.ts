/** The words of the badge, which stands on the page long before the panel. */
export const badgeMessages = {
  cart: 'Cart',
  cartWithCount: 'Cart, {n} {n|item|items}',
};
