import { QUANTITY_WORDS } from '../../../core/cart/rules/quantityWords';
import { GENERIC_WORDS } from '../../../core/platform/rules/genericWords';

const { notAWholeNumber, overLimit, notAMultiple, overParent } = QUANTITY_WORDS;

/** Messages of the quick order, except texts that come from the shop or the products. */
export const messages = {
  notAWholeNumber,
  overLimit,
  notAMultiple,
  overParent,
  open: 'Quick Order',
  title: 'Quick Order',
  close: 'Close',
  intro: 'Type item numbers, or paste them with their quantities into the first row.',
  sku: 'Item number',
  skuOf: 'Item number, row {n}',
  quantity: 'Quantity',
  quantityOf: 'Quantity, row {n}',
  removeOf: 'Remove row {n}',
  looking: 'Looking it up',
  unknown: 'We do not know this item number.',
  notLooked: 'This could not be looked up.',
  was: 'Was',
  added: 'Added to cart',
  hints: 'Products that fit',
  hintCount: '{n} {n|product fits|products fit}',
  many: 'Paste many lines',
  manyLabel: 'One product on each line: its item number, then how many',
  fill: 'Fill in',
  file: 'Choose a CSV file',
  fileFailed: 'This file could not be read.',
  filled: '{n} {n|line was|lines were} filled in.',
  unclear: '{n} {n|quantity could not be read, and is|quantities could not be read, and are} 1.',
  left: '{n} {n|line was|lines were} left out: there can be {max}.',
  add: 'Add all to cart',
  addCount: 'Add {n} to cart',
  adding: 'Adding to cart',
  nothing: 'There is nothing to add yet.',
  addedSome: '{n} of {all} {all|line was|lines were} added to your cart.',
  notTaken: '{n} {n|line was not added: its item number is|lines were not added: their item numbers are} not known.',
  skipped: '{n} {n|line was not added: see what is said of it|lines were not added: see what is said of them}.',
  clear: 'Start anew',
  viewCart: 'View cart',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
};

export type QuickOrderWord = keyof typeof messages;
