/** Texts of the confirmation before the cart is emptied, and of its failure [SCR-008]. */
export const CLEAR_CART_MESSAGES = {
  title: 'Empty your cart?',
  text: 'This removes all items from your cart. You can undo it right after.',
  yes: 'Empty cart',
  no: 'Keep items',
  clearing: 'Emptying your cart',
  failed: 'Something went wrong. Please try again.',
  close: 'Close',
} as const;
