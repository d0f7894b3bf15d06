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
    expect(cartNotices(aCart({ messages: [message] }))).toEqual([
      { kind, isClosable, text: expect.stringMatching(/\w/), names: [] },
    ]);
  });

  test('products that are back in stock are one notice, with their names [DEC-Q507]', () => {
    const messages = ['Xerox 224', 'Stapler'].map((value) => ({ code: 'BACK_IN_STOCK', type: 'INFO', value }));
    expect(cartNotices(aCart({ messages }))).toMatchObject([{ names: ['Xerox 224', 'Stapler'], isClosable: true }]);
  });

  test('other messages have no names, and give none to those about items back in stock [DEC-Q507]', () => {
    const messages = [
      { code: 'BACK_IN_STOCK', type: 'INFO', value: 'Xerox 224' },
      { code: 'BACK_IN_STOCK', type: 'INFO' },
      { code: 'CART_AUTO_MERGE', type: 'INFO', value: 2 },
    ];
    expect(cartNotices(aCart({ messages })).map(({ names }) => names)).toEqual([['Xerox 224'], []]);
  });

  test('cart messages that are shown elsewhere, or nowhere, are not notices', () => {
    const messages = ['EMPTY_CART', 'CART_ID_NOT_FOUND', 'SAVED_CARD_LIMIT_REACHED'].map((code) => ({
      code,
      type: 'ERROR',
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
    expect(textsOf(cart, { withAdded: false })).toEqual(['2 item(s) out of stock and not added to cart']);
  });

  test('an add that increases one line and adds another counts both; so does one of which an item was refused', () => {
    const [raised, added] = [
      aLine({ action: 'EDIT_ITEM', quantityAdded: 1 }),
      aLine({ id: 'new', action: 'ADD_ITEM', quantityAdded: 1 }),
    ];
    expect(textsOf(aCart({ lines: [raised, added] }))).toEqual(['2 item(s) added to cart']);
    expect(textsOf(aCart({ lines: [raised], refused: [refused('OUT_OF_STOCK', 'Lamp')] }))).toEqual([
      '1 item(s) added to cart',
      '1 item(s) out of stock and not added to cart',
    ]);
  });

  test('a refused change of a line is not an item that was not added [CART-NOTE-011]', () => {
    const messages = [{ code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'ERROR' }];
    const kept = aLine({ action: 'NONE', quantityAdded: 0, messages });
    expect(textsOf(aCart({ lines: [kept] }))).toEqual([]);
    expect(textsOf(aCart({ lines: [kept], refused: [refused('NOT_AVAILABLE_FOR_BOPIS', 'Lamp')] }))).toEqual([
      '2 item(s) not added to cart',
    ]);
  });

  test('an increase that the stock limits has its own notice', () => {
    const messages = [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARNING', value: 1 }];
    const raised = aLine({ action: 'EDIT_ITEM', quantityAdded: 1, messages });
    expect(textsOf(aCart({ lines: [raised] }))).toEqual([
      '1 item(s) had quantity adjustments due to inventory limitations',
    ]);
  });

  test('an increased quantity is not a notice that an item was added', () => {
    const raised = aLine({ action: 'EDIT_ITEM', quantityAdded: 1 });
    expect(cartNotices(aCart({ lines: [raised] }))).toEqual([]);
  });
});
