import type { QuantityVerdict } from './quantity';

/** The messages of a quantity input. A widget includes them in its own messages, so that a page can override them. */
export const QUANTITY_MESSAGES = {
  quantity: 'Quantity of {name}',
  fewer: 'Decrease quantity of {name}',
  more: 'Increase quantity of {name}',
  notAWholeNumber: 'Enter a whole number from 1 to {max}',
  overLimit: 'The most you can order is {max}',
  overParent: 'The plan quantity cannot exceed the number of items it covers.',
  notAMultiple: 'Sold in packs of {increment}',
};

export type QuantityMessageKey = keyof typeof QUANTITY_MESSAGES;

/** The message key for each reason that a quantity is rejected [CART-QTY-001, CART-QTY-002, CART-QTY-003]. */
export const QUANTITY_PROBLEMS = {
  'not-a-whole-number': 'notAWholeNumber',
  'over-limit': 'overLimit',
  'over-parent': 'overParent',
  'not-a-multiple': 'notAMultiple',
} as const satisfies Record<Exclude<QuantityVerdict, { ok: true }>['reason'], QuantityMessageKey>;
