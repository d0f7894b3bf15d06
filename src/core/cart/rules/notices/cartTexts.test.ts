import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../../platform/rules/formatMessage';
import { genericMessage } from '../../../platform/rules/genericMessage';
import { QUANTITY_MESSAGES, QUANTITY_PROBLEMS } from '../quantity';
import { COUPON_CODES } from './cartCodes';
import { couponCode, couponMessage } from './couponMessage';
import { messageText } from './messageText';
import { type NoticeName, noticeText } from './noticeText';

describe('genericMessage', () => {
  test('cart and saved items have their own failure text [CART-MSG-014]', () => {
    expect(genericMessage('changeFailed')).toBe('Something went wrong. Please try again.');
  });

  test('all other widgets share one failure text [CART-MSG-015]', () => {
    expect(genericMessage('failed')).toBe('Sorry, something went wrong. Please try again.');
  });

  test('a page that cannot load has its own failure text [CART-MSG-016]', () => {
    expect(genericMessage('pageFailed')).toBe(
      'Oops, something went wrong on our side. Please refresh the page to continue.',
    );
  });

  test('the page can override a generic text', () => {
    expect(genericMessage('failed', { failed: 'Pardon' })).toBe('Pardon');
  });
});

describe('noticeText', () => {
  test.each<[NoticeName, string]>([
    ['moreThanInStock', 'You asked for more than we have in stock. 4 available.'],
    ['alreadyMaximum', 'You already have the maximum quantity of this item in your cart.'],
    ['blockedByPolicy', "This item is blocked by your organization's purchasing policy."],
    ['planOutOfStock', 'The warranty plan is out of stock.'],
    ['oneShippingLocation', 'All items of an order must ship to one location.'],
    ['chooseStore', 'Choose a store in cart to see availability.'],
    ['cartOutOfStock', 'This item is out of stock. Please remove it to continue.'],
    ['bundleFailed', "We couldn't add this bundle to your cart. Please try again."],
  ])(
    'the notice %s is: %s [CART-MSG-002, CART-MSG-004, CART-MSG-007, CART-MSG-009, CART-MSG-010, CART-MSG-011, CART-MSG-012, CART-MSG-013]',
    (name, text) => {
      expect(noticeText(name, { n: 4 })).toBe(text);
    },
  );

  test.each([
    [
      'QTY_LIMIT_ITEM',
      'This item is sold in limited quantities. The maximum is 4. Please update the quantity and add again.',
    ],
    ['PRICE_NOT_AVAILABLE', 'Prices are unavailable right now. Please try again later.'],
    ['FREE_SAMPLE_ALONE', 'A free sample cannot be purchased individually.'],
  ])('the text of %s is: %s [CART-MSG-003, CART-MSG-005, CART-MSG-006]', (code, text) => {
    expect(messageText({ code, type: 'ERROR', value: 4 }, 'line')).toBe(text);
  });

  test('a plan with more units than its items has a text of its own [CART-MSG-008]', () => {
    expect(QUANTITY_MESSAGES[QUANTITY_PROBLEMS['over-parent']]).toBe(
      'The plan quantity cannot exceed the number of items it covers.',
    );
  });

  test('the page can override a notice', () => {
    expect(noticeText('moreThanInStock', { n: 2 }, { moreThanInStock: 'Only {n} left' })).toBe('Only 2 left');
  });
});

describe('couponMessage', () => {
  test.each([
    ['ORDER_TOTAL_NOT_MET_ERROR', 'Your order does not meet the minimum for this coupon.'],
    ['COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', 'This coupon is worth more than the items it applies to.'],
    ['QUALIFYING_ITEMS_NOT_FOUND_ERROR', 'Your cart has no items this coupon applies to.'],
    ['REWARDS_COUPON_ERROR_MESSAGE', 'This coupon is for Rewards members.'],
    ['BOPIS_EVENT_ERROR', 'This coupon does not apply to store pickup items.'],
  ])(
    'the message for %s is: %s [CART-CODE-036, CART-CODE-037, CART-CODE-038, CART-CODE-039, CART-CODE-040]',
    (code, text) => {
      expect(COUPON_CODES).toContain(code);
      expect(couponMessage(code)).toBe(text);
    },
  );

  test('an unknown reason has no message, and the page can override a message', () => {
    expect(couponMessage('toString')).toBeUndefined();
    expect(couponMessage('BOPIS_EVENT_ERROR', { BOPIS_EVENT_ERROR: 'Not here' })).toBe('Not here');
  });

  test('a coupon code is read in capital letters, without invisible characters and blanks around it', () => {
    expect(couponCode(' \u200bsave\u00ad10\u200b ')).toBe('SAVE10');
  });
});

describe('formatMessage', () => {
  test.each([
    ['{n} of {max}', { n: 1, max: 2 }, '1 of 2'],
    ['First. {n} left! Last.', {}, 'First. Last.'],
    ['{n} left', {}, ''],
    ['{n} {n}', { n: 0 }, '0 0'],
    ['Plain.', {}, 'Plain.'],
  ])('the text %j with the values %j is %j', (text, figures, filled) => {
    expect(formatMessage(text, figures)).toBe(filled);
  });
});
