/** What is asked before a whole cart is emptied, and what is said when that failed [SCR-008]. */
export const CLEAR_CART_WORDS = {
  title: 'Empty your cart?',
  text: 'This removes all items from your cart. You can undo it right after.',
  yes: 'Empty cart',
  no: 'Keep items',
  clearing: 'Emptying your cart',
  failed: 'Something went wrong. Please try again.',
  close: 'Close',
} as const;
