/** The names of what a cart, or an order, comes to [CART-ENT-003]. */
export const SUM_WORDS = {
  subtotal: 'Subtotal',
  afterCoupons: 'Subtotal after coupons',
  memberSavings: 'Member savings',
  handlingFee: 'Handling',
  surchargeFee: 'Surcharge',
  total: 'Total',
  balance: 'Balance',
};
