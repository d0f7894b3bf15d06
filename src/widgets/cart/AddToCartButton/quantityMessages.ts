/** Messages of the button's quantity field. */
export const quantityMessages = {
  quantity: 'Quantity',
  fewer: 'Decrease quantity',
  more: 'Increase quantity',
  notAWholeNumber: 'Enter a whole number from 1 to {max}',
  overLimit: 'The most you can order is {max}',
  overParent: 'The plan quantity cannot exceed the number of items it covers.',
  notAMultiple: 'Sold in packs of {increment}',
};
