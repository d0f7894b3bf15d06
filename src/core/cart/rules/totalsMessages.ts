/** Labels of the totals of a cart or an order [CART-ENT-003]. */
export const TOTALS_MESSAGES = {
  subtotal: 'Subtotal',
  afterCoupons: 'Subtotal after coupons',
  memberSavings: 'Member savings',
  handlingFee: 'Handling',
  surchargeFee: 'Surcharge',
  total: 'Total',
  balance: 'Balance',
};
