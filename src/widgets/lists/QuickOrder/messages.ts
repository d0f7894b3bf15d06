import { QUANTITY_MESSAGES } from '../../../core/cart/rules/quantity';
import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';

const { notAWholeNumber, overLimit, notAMultiple, overParent } = QUANTITY_MESSAGES;

/** Messages of the quick order, except texts that come from the shop or the products. */
export const messages = {
  notAWholeNumber,
  overLimit,
  notAMultiple,
  overParent,
  open: 'Quick Order',
  title: 'Quick Order',
  close: 'Close',
  intro: 'Enter item numbers, or paste a list with quantities into the first row.',
  sku: 'Item number',
  skuOf: 'Item number, row {n}',
  quantity: 'Quantity',
  quantityOf: 'Quantity, row {n}',
  removeOf: 'Remove row {n}',
  looking: 'Looking up this item',
  unknown: "We couldn't find this item number.",
  notLooked: "We couldn't look up this item.",
  was: 'Was',
  added: 'Added to cart',
  hints: 'Matching products',
  hintCount: '{n} matching {n|product|products}',
  many: 'Paste a list',
  manyLabel: 'One item per line: item number, then quantity',
  fill: 'Fill in',
  file: 'Choose a CSV file',
  fileFailed: "We couldn't read this file.",
  filled: '{n} {n|line was|lines were} filled in.',
  unclear: "{n} {n|quantity|quantities} couldn't be read. Enter {n|it|them} in the marked {n|row|rows}.",
  left: '{n} {n|line was|lines were} left out. The limit is {max}.',
  add: 'Add all to cart',
  addCount: 'Add {n} to cart',
  inStock: 'In stock',
  addPriced: 'Add {n} {n|item|items}, {price} to cart',
  adding: 'Adding to cart',
  nothing: 'Enter at least one item number.',
  addedSome: '{n} of {all} {all|line was|lines were} added to your cart.',
  notTaken: "{n} {n|line wasn't|lines weren't} added because we couldn't find the item {n|number|numbers}.",
  skipped: "{n} {n|line wasn't|lines weren't} added. See the {n|message next to it|messages next to them}.",
  clear: 'Start over',
  viewCart: 'View cart',
  failed: GENERIC_MESSAGES.failed,
  retry: 'Try again',
};

export type QuickOrderMessageKey = keyof typeof messages;
