import { GENERIC_WORDS } from '../../core/rules/genericWords';
import { QUANTITY_WORDS } from '../../core/rules/quantityWords';

const { notAWholeNumber, overLimit, notAMultiple, overParent } = QUANTITY_WORDS;

/** Every word of the quick order that is not the shop's or the products' own. */
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
  hintCount: '{n} products fit',
  many: 'Paste many lines',
  manyLabel: 'One product on each line: its item number, then how many',
  fill: 'Fill in',
  file: 'Choose a CSV file',
  fileFailed: 'This file could not be read.',
  filled: '{n} lines were filled in.',
  unclear: '{n} quantities could not be read, and are 1.',
  left: '{n} lines were left out: there can be {max}.',
  add: 'Add all to cart',
  addCount: 'Add {n} to cart',
  adding: 'Adding to cart',
  nothing: 'There is nothing to add yet.',
  addedSome: '{n} of {all} lines were added to your cart.',
  notTaken: '{n} lines were not added: their item numbers are not known.',
  skipped: '{n} lines were not added: see what is said of them.',
  clear: 'Start anew',
  viewCart: 'View cart',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
};

export type QuickOrderWord = keyof typeof messages;
