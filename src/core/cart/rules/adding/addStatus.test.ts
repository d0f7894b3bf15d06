import { expect, test } from 'vitest';
import { aCart, aLine } from '../../../../../tests/support/widgets/builders';
import { CommerceError } from '../../../platform/rules/commerceError';
import type { AddFeedback, AnsweredAdd } from './addFeedback';
import { addStatus } from './addStatus';

const act = { key: 'key-1', requested: [], surface: undefined };
const answered = (over: Partial<AnsweredAdd>): AddFeedback => ({
  ...act,
  kind: 'answered',
  outcome: 'success',
  isFailed: false,
  items: [],
  cart: aCart(),
  ...over,
});
const refused = aLine({ quantityAdded: 0, messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] });

test('the status of an add has its title and the messages of its items, each once [CART-ADD-005, CART-ADD-020]', () => {
  expect(addStatus(answered({ items: [aLine()] }))).toEqual({ isGood: true, texts: ['Added to cart'] });
  expect(addStatus(answered({ outcome: 'out-of-stock', isFailed: true, items: [refused, refused] }))).toEqual({
    isGood: false,
    texts: ['Out of stock', "We're sorry, the following item is out of stock."],
  });
});

test('the status of an add without an answer is its failure message [CART-ADD-024]', () => {
  const failed: AddFeedback = { ...act, kind: 'failed', error: new CommerceError('network', 'NETWORK', 'offline') };
  expect(addStatus(failed)).toEqual({ isGood: false, texts: ['Failure while adding item to cart. Please try again'] });
  expect(addStatus(failed, { addFailed: 'Sorry' })).toEqual({ isGood: false, texts: ['Sorry'] });
});

test('an add to a special cart has no status, because it continues in the cart [CART-ADD-012]', () => {
  expect(addStatus({ ...act, kind: 'special' })).toBeUndefined();
});
