import { expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/widgets/builders';
import type { CartMessage } from '../../cart/rules/cart';
import { lineMessages } from '../../cart/rules/notices/lineMessages';
import { messageText } from '../../cart/rules/notices/messageText';
import { blocksCheckout, checkoutBlockMessages } from './checkoutBlock';

test.each(['NEGATIVE_CART_TOTAL', 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'])(
  'checkout is blocked while the cart has %s [CART-CODE-020, CART-CODE-022]',
  (code) => {
    expect(blocksCheckout(aCart({ lines: [aLine()], messages: [{ code, type: 'WARNING' }] }))).toBe(true);
  },
);

test('checkout is blocked for a cart with only free samples [CART-ADD-022]', () => {
  const sample = aLine({ id: 'sample', isFreeSample: true });
  expect(blocksCheckout(aCart({ lines: [sample, aLine({ status: 'DELETED' })] }))).toBe(true);
  expect(blocksCheckout(aCart({ lines: [sample, aLine()] }))).toBe(false);
});

test('the cart says why it cannot be checked out, and the page can override that [CART-CODE-020, CART-CODE-022, CART-ADD-022]', () => {
  const messages = ['NEGATIVE_CART_TOTAL', 'SFL_MOVED', 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'].map((code) => ({
    code,
    type: 'WARNING',
  }));
  const texts = checkoutBlockMessages(aCart({ lines: [aLine()], messages }));
  expect(texts).toEqual([messages[0], messages[2]].map((message) => messageText(message as CartMessage, 'top')));
  expect(texts).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);

  expect(checkoutBlockMessages(aCart({ messages }), { NEGATIVE_CART_TOTAL: '' })).toEqual(texts.slice(1));

  const samples = aCart({ lines: [aLine({ isFreeSample: true })] });
  expect(checkoutBlockMessages(samples)).toEqual(['A free sample cannot be purchased individually.']);
  expect(checkoutBlockMessages(samples, { FREE_SAMPLE_ALONE: 'Only samples' })).toEqual(['Only samples']);
  expect(checkoutBlockMessages(aCart({ lines: [aLine()] }))).toEqual([]);
});

test('checkout is not blocked by a warning, or by another error of a line', () => {
  for (const [code, type] of [
    ['BLOCKED_FOR_ADD_TO_CART', 'WARNING'],
    ['OUT_OF_STOCK', 'ERROR'],
  ] as const) {
    expect(blocksCheckout(aCart({ lines: [aLine({ messages: [{ code, type }] })] }))).toBe(false);
  }
});

test('checkout is not blocked for any other cart', () => {
  expect(blocksCheckout(aCart({ lines: [aLine()], messages: [{ code: 'SFL_MOVED', type: 'INFO' }] }))).toBe(false);
  expect(blocksCheckout(aCart())).toBe(false);
});

test.each(['BLOCKED_FOR_ADD_TO_CART', 'OFF_CONTRACT_ERROR'])(
  'checkout is blocked with a message while an active line has %s [CART-ADD-021]',
  (code) => {
    const against = aLine({ id: 'chair', messages: [{ code, type: 'ERROR' }] });
    const cart = aCart({ lines: [aLine(), against] });
    expect(blocksCheckout(cart)).toBe(true);
    expect(checkoutBlockMessages(cart)).toEqual([
      'Your organization does not allow some of these items. Please remove them to continue.',
    ]);
    const removed = aCart({ lines: [aLine(), { ...against, status: 'DELETED' }] });
    expect(blocksCheckout(removed)).toBe(false);
    expect(checkoutBlockMessages(removed)).toEqual([]);
    expect(blocksCheckout(aCart({ lines: [aLine()], refused: [against] }))).toBe(false);
  },
);

test.each([
  ['BLOCKED_FOR_ADD_TO_CART', "This item is blocked by your organization's purchasing policy."],
  [
    'OFF_CONTRACT_ERROR',
    'This item is not available for purchase for your selected location. Please remove it to continue.',
  ],
])('a line in the cart with %s has the message: %s [CART-MSG-007]', (code, text) => {
  expect(lineMessages(aLine({ messages: [{ code, type: 'ERROR' }] }))).toEqual([text]);
});
