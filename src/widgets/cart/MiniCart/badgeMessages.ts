/** Messages of the badge, which is on the page long before the panel loads. */
export const badgeMessages = {
  cart: 'Cart',
  cartWithCount: 'Cart, {n} {n|item|items}',
};
