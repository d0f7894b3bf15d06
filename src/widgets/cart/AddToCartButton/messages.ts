import { QUANTITY_MESSAGES } from '../../../core/cart/rules/quantity';

export const messages = {
  ...QUANTITY_MESSAGES,
  quantity: 'Quantity',
  fewer: 'Decrease quantity',
  more: 'Increase quantity',
  add: 'Add to cart',
  adding: 'Adding to cart',
  added: 'Added to cart',
  preOrder: 'Pre-order',
  comingSoon: 'Coming soon',
  outOfStock: 'Out of stock',
  blocked: 'Not available for your organization',
  blockedByPolicy: "This item is blocked by your organization's purchasing policy.",
  pickupOnly: 'Available for store pickup only',
};
