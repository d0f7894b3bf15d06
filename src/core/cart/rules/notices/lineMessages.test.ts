import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../../tests/support/widgets/builders';
import type { LineItem } from '../cart';
import { itemMessages, lineMessages } from './lineMessages';

const LIMITED = 'This item is sold in limited quantities. The maximum is 4. Please update the quantity and add again.';
const FULL = 'You already have the maximum quantity of this item in your cart.';
const BUNDLE = "We couldn't add this bundle to your cart. Please try again.";
const PLAN = 'The warranty plan is out of stock.';
const STOCK = 'You asked for more than we have in stock. 4 available.';

const withCode = (code: string, over: Partial<LineItem> = {}, type = 'ERROR') =>
  aLine({ messages: [{ code, type, value: 4 }], ...over });
const plan: Partial<LineItem> = { parent: { relation: 'WARRANTY' } };
const part: Partial<LineItem> = { parent: { relation: 'BUNDLE' } };

describe('lineMessages', () => {
  test.each<[code: string, over: Partial<LineItem>, text: string]>([
    ['OUT_OF_STOCK', {}, 'This item is out of stock. Please remove it to continue.'],
    ['OUT_OF_STOCK', plan, PLAN],
    ['OUT_OF_STOCK', part, 'This item is out of stock. Please remove it to continue.'],
    ['BLOCKED_FOR_ADD_TO_CART', {}, "This item is blocked by your organization's purchasing policy."],
    [
      'OFF_CONTRACT_ERROR',
      plan,
      'This item is not available for purchase for your selected location. Please remove it to continue.',
    ],
    ['PARTIAL_QTY_AVAILABLE', {}, STOCK],
    ['PARTIAL_QTY_AVAILABLE', { quantityAdded: 2 }, "We don't have that many in stock. 4 added to your cart."],
    ['QTY_LIMIT_ITEM', {}, LIMITED],
    ['QTY_LIMIT_ITEM', { quantityAdded: 0 }, FULL],
    ['QTY_LIMIT_EXCEEDED', { quantityAdded: 0 }, FULL],
    ['EXCEEDED_LIMIT', { quantityAdded: 0 }, FULL],
    ['EXCEEDED_LIMIT', { quantityAdded: 2 }, LIMITED],
    ['BACK_IN_STOCK', { quantityAdded: 0 }, 'Good news, this item is back in stock.'],
  ])(
    'a line with %s and %j says: %s [CART-MSG-002, CART-MSG-004, CART-MSG-007, CART-MSG-009, CART-MSG-012]',
    (code, over, text) => {
      expect(lineMessages(withCode(code, over))).toEqual([text]);
    },
  );

  test('equal texts are said once, and a code without a text is not said', () => {
    const messages = ['OUT_OF_STOCK', 'OUT_OF_STOCK', 'UNKNOWN'].map((code) => ({ code, type: 'INFO' }));
    expect(lineMessages(aLine({ messages }))).toEqual(['This item is out of stock. Please remove it to continue.']);
  });

  test('the page can override the text of a notice and of a code', () => {
    const overrides = { cartOutOfStock: 'Sold out', BACK_IN_STOCK: 'Here again' };
    const messages = ['OUT_OF_STOCK', 'BACK_IN_STOCK'].map((code) => ({ code, type: 'INFO' }));
    expect(lineMessages(aLine({ messages }), overrides)).toEqual(['Sold out', 'Here again']);
  });
});

describe('itemMessages', () => {
  const others = aLine({ id: 'pen', sku: 'PEN' });

  test.each<[code: string, over: Partial<LineItem>, inCart: LineItem[], text: string]>([
    ['OUT_OF_STOCK', {}, [], "We're sorry, the following item is out of stock."],
    ['OUT_OF_STOCK', plan, [], PLAN],
    ['OUT_OF_STOCK', part, [], BUNDLE],
    ['QTY_LIMIT_ITEM', {}, [others], LIMITED],
    ['QTY_LIMIT_ITEM', {}, [others, aLine()], FULL],
    ['QTY_LIMIT_ITEM', { quantityAdded: 2 }, [aLine()], LIMITED],
    ['QTY_LIMIT_ITEM', {}, [aLine({ status: 'DELETED' })], LIMITED],
  ])(
    'an added item with %s and %j says, with %j in the cart: %s [CART-MSG-002, CART-MSG-009, CART-MSG-013]',
    (code, over, lines, text) => {
      expect(itemMessages(withCode(code, over), { requested: [], cart: aCart({ lines }) })).toEqual([text]);
    },
  );

  test('a refused item without a parent relation takes the request’s [CART-MSG-002, CART-MSG-013]', () => {
    const requested = [
      { sku: 'PEN', quantity: 1 },
      { sku: 'MUG', quantity: 1, parent: { relation: 'BUNDLE' as const } },
    ];
    expect(itemMessages(withCode('OUT_OF_STOCK'), { requested, cart: aCart() })).toEqual([BUNDLE]);
    expect(itemMessages(withCode('OUT_OF_STOCK', { sku: 'PEN' }), { requested, cart: aCart() })).not.toEqual([BUNDLE]);
  });

  test('a part of a bundle fails it only with an error [CART-MSG-013]', () => {
    const warned = withCode('PARTIAL_QTY_AVAILABLE', part, 'WARNING');
    expect(itemMessages(warned, { requested: [], cart: aCart() })).toEqual([STOCK]);
  });
});
