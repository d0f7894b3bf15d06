import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/widgets/builders';
import type { AddFeedback } from '../../cart/rules/adding/addFeedback';
import { CommerceError } from '../../platform/rules/commerceError';
import type { SavedItem } from './savedItems';
import { type MoveOutcome, moveMessage } from './savedMessages';

const [mug, pen] = ['Mug', 'Pen'].map((name) => ({ id: name, name })) as [SavedItem, SavedItem];
const messageOf = (outcome: Partial<MoveOutcome>) =>
  moveMessage({ moved: [], refused: [], stillSaved: [], ...outcome }, { locale: 'en-US' });
const act = { key: 'key-1', requested: [], surface: undefined };
const answered = (...codes: string[]): AddFeedback => ({
  ...act,
  kind: 'answered',
  outcome: 'success',
  isFailed: false,
  cart: aCart(),
  items: codes.map((code) => aLine({ messages: [{ code, type: 'ERROR' }] })),
});

describe('moveMessage', () => {
  test.each<[what: string, outcome: Partial<MoveOutcome>, text: string, isBad: boolean]>([
    ['one moved item', { moved: [mug] }, 'Mug was moved to your cart.', false],
    ['two moved items', { moved: [mug, pen] }, '2 items were moved to your cart.', false],
    ['a refused item', { refused: [pen] }, "Pen couldn't be moved and is still saved for later.", true],
    ['two refused items', { refused: [mug, pen] }, "2 items couldn't be moved and are still saved for later.", true],
    [
      'an item that is in the cart and still saved',
      { moved: [mug], stillSaved: [mug] },
      "Mug is in your cart, but we couldn't remove it from your saved items.",
      true,
    ],
    [
      'two items that are in the cart and still saved',
      { moved: [mug, pen], stillSaved: [mug, pen] },
      "2 items are in your cart, but we couldn't remove them from your saved items.",
      true,
    ],
    [
      'a moved and a refused item',
      { moved: [mug], refused: [pen] },
      "Mug was moved to your cart. Pen couldn't be moved and is still saved for later.",
      true,
    ],
    ['nothing', {}, '', false],
  ])('the message about %s [SFL-003, SFL-004]', (_, outcome, text, isBad) => {
    expect(messageOf(outcome)).toEqual({ text, isBad });
  });

  test('the reasons of the shop follow, each once [SFL-004]', () => {
    expect(messageOf({ refused: [mug], feedback: answered('OUT_OF_STOCK', 'OUT_OF_STOCK') }).text).toBe(
      "Mug couldn't be moved and is still saved for later. We're sorry, the following item is out of stock.",
    );
  });

  test('an add without an answer has the failure text; one that continues in the cart has none [SFL-004]', () => {
    const error = new CommerceError('network', 'NETWORK', 'offline');
    expect(messageOf({ feedback: { ...act, kind: 'failed', error } }).text).toBe(
      'Something went wrong. Please try again.',
    );
    expect(messageOf({ feedback: { ...act, kind: 'special' } }).text).toBe('');
  });

  test('the page can override the sentences, and the texts of the cart', () => {
    const feedback = answered('OUT_OF_STOCK');
    const outcome = { moved: [mug], refused: [], stillSaved: [], feedback };
    const own = { overrides: { moved: 'Got {name}.' }, cartOverrides: { OUT_OF_STOCK: 'Sold out.' } };
    expect(moveMessage(outcome, { locale: 'en-US', ...own }).text).toBe('Got Mug. Sold out.');
  });
});
