import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../../tests/support/widgets/builders';
import type { CartMessage } from '../cart';
import { cartNotices } from './cartNotices';

const textsOf = (...args: Parameters<typeof cartNotices>) => cartNotices(...args).map(({ text }) => text);
const refused = (code: string, name: string) => aLine({ id: '', name, messages: [{ code, type: 'ERROR' }] });

describe('cartNotices', () => {
  test.each<[CartMessage, string, boolean]>([
    [{ code: 'CART_AUTO_MERGE', type: 'INFO' }, 'info', true],
    [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'WARNING' }, 'info', false],
    [{ code: 'TECHNICAL_PROBLEM', type: 'ERROR' }, 'bad', false],
  ])('the cart message %j is a notice of the kind %s, closable: %s', (message, kind, isClosable) => {
    expect(cartNotices(aCart({ messages: [message] }))).toMatchObject([{ kind, isClosable }]);
  });

  test('cart messages that are shown elsewhere, or nowhere, are not notices', () => {
    const messages = ['EMPTY_CART', 'CART_ID_NOT_FOUND', 'SAVED_CARD_LIMIT_REACHED'].map((code) => ({
      code,
      type: 'INFO',
    }));
    expect(cartNotices(aCart({ messages }))).toEqual([]);
  });

  test('the results of the last add are notices with item names, grouped by text, except omitted groups', () => {
    const added = aLine({ action: 'ADD_ITEM', quantityAdded: 1 });
    const cart = aCart({
      lines: [added, aLine({ id: 'other', messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }] })],
      refused: [refused('OUT_OF_STOCK', 'Lamp'), refused('OUT_OF_STOCK', 'Ink')],
    });
    expect(cartNotices(cart)).toEqual([
      { kind: 'good', text: '1 item(s) added to cart', names: ['Enamel mug'], isClosable: true },
      { kind: 'info', text: '2 item(s) out of stock and not added to cart', names: ['Lamp', 'Ink'], isClosable: true },
    ]);
    expect(textsOf(cart, { leaveOut: ['added'] })).toEqual(['2 item(s) out of stock and not added to cart']);
  });

  test('an increased quantity is not a notice that an item was added', () => {
    const raised = aLine({ action: 'EDIT_ITEM', quantityAdded: 1 });
    expect(cartNotices(aCart({ lines: [raised] }))).toEqual([]);
  });
});
