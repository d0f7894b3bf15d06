import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';
import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

export const messages = {
  title: 'Out of stock',
  close: 'Close',
  one: "We're sorry, the following item is out of stock.",
  several: "We're sorry, the following items are out of stock.",
  backInStock: 'It may be back soon. Check again in a few days.',
  backAgain: 'Good news, this item is back in stock.',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removing: 'Removing {name}',
  removed: '{name} was removed from your cart.',
  removedTogether: '{n} items were removed from your cart.',
  undo: 'Undo',
  undoNamed: 'Undo: put {name} back',
  ...RETRY_MESSAGES,
  failed: GENERIC_MESSAGES.changeFailed,
  alternatives: 'Alternate choices',
  loading: 'Loading alternate choices',
  noAlternatives: 'There are no alternate choices right now.',
  alternativesFailed: 'Sorry, something went wrong. Please try again.',
  add: 'Add',
  addNamed: 'Add {name} to cart',
  was: 'Was',
  item: 'Item {sku}',
  done: 'Done',
};
