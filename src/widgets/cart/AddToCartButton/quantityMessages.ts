import { QUANTITY_MESSAGES } from '../../../core/cart/rules/quantity';

/** Messages of the button's quantity field. */
export const quantityMessages = {
  ...QUANTITY_MESSAGES,
  quantity: 'Quantity',
  fewer: 'Decrease quantity',
  more: 'Increase quantity',
};
