import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentMessage } from '../../../payment/rules/paymentFailure';
import { CART_CODES } from './cartCodes';
import { type CodeSlot, messageText, slotOfCode } from './messageText';

const WRONG = 'Something went wrong. Please try again.';
const INVALID = 'This item number is not valid. Please check it and try again.';
const UNAVAILABLE = 'This item is no longer available.';
const LIMITED = 'This item is sold in limited quantities. The maximum is 5. Please update the quantity and add again.';

const lineText = (code: string, value: string | number = 5, type = 'WARNING') =>
  messageText({ code, type, value }, 'line');

describe('messageText and slotOfCode', () => {
  test.each<[string, CodeSlot, string]>([
    ['CART_AUTO_MERGE', 'top', 'We added the items from your previous visit to your cart.'],
    ['PRICE_NOT_AVAILABLE', 'line', 'Prices are unavailable right now. Please try again later.'],
    ['INVALID_ITEM', 'line', INVALID],
    ['INVALID_DATA_ITEM', 'line', INVALID],
    ['SKU_INVALID', 'line', INVALID],
    ['ITEM_NOT_PUBLISHED', 'line', UNAVAILABLE],
    ['ITEM_NOT_AVAILABLE', 'line', UNAVAILABLE],
    ['RESTRICTED_ITEM', 'line', 'This item cannot be sold or shipped to your location.'],
    ['OUT_OF_STOCK', 'line', "We're sorry, the following item is out of stock."],
    ['NOT_AVAILABLE_FOR_BOPIS', 'line', 'This item is not available for pickup at the selected store.'],
    ['PARTIAL_QTY_AVAILABLE', 'line', "We don't have that many in stock. 5 added to your cart."],
    ['ITEM_INVENTORY_NOT_AVAILABLE', 'line', "We can't check availability of this item right now."],
    ['CART_STATUS_ERROR', 'top', WRONG],
    ['ADDON_THRESHOLD_NOT_MET', 'line', 'This add-on item ships when you add $5.00 of other items.'],
    ['CART_ITEM_ID_NOT_FOUND', 'top', WRONG],
    ['MISSING_REWARDS_ID', 'top', 'Please join or link Rewards to add this item.'],
    ['ALREADY_PURCHASED', 'line', 'You already have this membership.'],
    ['ALREADY_BENEFICIARY', 'line', 'You already benefit from this membership.'],
    ['MEMBERSHIP_GENERIC_ERR', 'line', "We couldn't add this membership. Please try again."],
    ['TECHNICAL_PROBLEM', 'top', WRONG],
    ['NEGATIVE_CART_TOTAL', 'top', 'Your savings are larger than your order. Please remove a coupon or reward.'],
    ['GIFT_CARD_LIMIT_EXCEEDED', 'line', 'You have reached the gift card limit for one order.'],
    [
      'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
      'top',
      'Some items are out of stock or not available in the quantity you want. Please remove or update them to continue.',
    ],
    ['UN_DELIVERABLE_ADDRESSES', 'top', 'One or more items cannot be delivered to the selected address.'],
    ['SFL_MOVED', 'top', 'Your saved items were moved.'],
    ['HEALTH_CARE_RESTRICTION', 'line', 'This item can be bought by healthcare accounts only.'],
    ['BACK_IN_STOCK', 'line', 'Good news, this item is back in stock.'],
    ['QTY_LIMIT_ITEM', 'line', LIMITED],
    ['QTY_LIMIT_EXCEEDED', 'line', LIMITED],
    ['EXCEEDED_LIMIT', 'line', LIMITED],
    ['EXCEEDS_MAX_LINE_QTY', 'line', 'The most you can order of this item is 5.'],
    ['INVALID_STORE_NUMBER', 'line', 'Choose a store in cart to see availability.'],
    ['BLOCKED_FOR_ADD_TO_CART', 'line', 'blocked by your company and not added to cart'],
    [
      'STANDALONE_WARRANTY_ITEM',
      'line',
      'Warranties must be purchased with a related product and cannot be purchased separately.',
    ],
    ['OFF_CONTRACT_ERROR', 'line', 'not available for purchase for your selected location and not added to cart'],
    [
      'SURCHG_ALTS_ITM_MSG',
      'line',
      '1 item(s) have been substituted to ensure a more cost effective delivery and may be delivered in multiple boxes.',
    ],
  ])(
    '%s is shown in the slot %s: %s [CART-CODE-001, CART-CODE-002, CART-CODE-003, CART-CODE-004, CART-CODE-005, CART-CODE-006, CART-CODE-007, CART-CODE-008, CART-CODE-009, CART-CODE-010, CART-CODE-012, CART-CODE-015, CART-CODE-016, CART-CODE-018, CART-CODE-021, CART-CODE-024, CART-CODE-027, CART-CODE-028, CART-CODE-029, CART-CODE-030, CART-CODE-031, CART-CODE-032, CART-CODE-033, CART-CODE-034, CART-CODE-035, CART-MSG-001, CART-MSG-003]',
    (code, slot, text) => {
      expect(slotOfCode(code)).toBe(slot);
      expect(lineText(code)).toBe(text);
    },
  );

  test.each<[string, CodeSlot]>([
    ['EMPTY_CART', 'page'],
    ['CART_ID_NOT_FOUND', 'none'],
    ['MISSING_USER', 'none'],
    ['MISSING_WEB_USER_ID', 'none'],
    ['SAVED_CARD_LIMIT_REACHED', 'payment'],
  ])('%s has the slot %s and no text in the cart', (code, slot) => {
    expect(slotOfCode(code)).toBe(slot);
    expect(lineText(code, 5, code === 'SAVED_CARD_LIMIT_REACHED' ? 'SAVED_CARD_LIMIT' : 'ERROR')).toBeUndefined();
  });

  test('SAVED_CARD_LIMIT_REACHED has its text in the payment messages [CART-CODE-025]', () => {
    expect(paymentMessage('savedCardLimit')).toBe(
      'You have reached the number of cards you can save. The card can still be used for this order.',
    );
  });

  test('every cart code with a slot in the cart has a text', () => {
    const withoutText = CART_CODES.filter((code) => lineText(code) === undefined);
    expect(withoutText.map(slotOfCode).filter((slot) => slot === 'line' || slot === 'top')).toEqual([]);
  });
});

describe('content of messageText', () => {
  test('a sentence without its figure is omitted; an error without any sentence has the generic text', () => {
    expect(messageText({ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARNING' }, 'line')).toBe(
      "We don't have that many in stock.",
    );
    expect(messageText({ code: 'EXCEEDS_MAX_LINE_QTY', type: 'ERROR' }, 'line')).toBe(WRONG);
  });

  test('an amount is formatted as a price in the locale, and a value that is no number is shown as sent', () => {
    const message = { code: 'ADDON_THRESHOLD_NOT_MET', type: 'WARNING', value: '12.5' };
    expect(messageText(message, 'line', {}, 'fr-CA')).toContain('12,50\u00a0$');
    expect(messageText({ ...message, value: 'some' }, 'line')).toContain('add some of');
  });

  test.each([
    [1234, 'fr-CA', 'At most 1\u00a0234'],
    ['1234', undefined, 'At most 1,234'],
    ['12 or more', 'en-US', 'At most 12 or more'],
  ])('a count is written as in its locale: %s [CART-MSG-002]', (value, locale, expected) => {
    const message = { code: 'NEW_CODE', type: 'ERROR', value };
    expect(messageText(message, 'line', { NEW_CODE: 'At most {max}' }, locale)).toBe(expected);
  });

  test('a message at the top of the cart has the text of its group, unless the page overrides it', () => {
    const message = { code: 'BLOCKED_FOR_ADD_TO_CART', type: 'ERROR' };
    expect(messageText(message, 'top')).toBe('1 item(s) blocked by your company and not added to cart');
    expect(messageText(message, 'top', { [message.code]: 'An item was not added.' })).toBe('An item was not added.');
  });

  test('an unknown error has the generic text, and any other unknown code has no text', () => {
    expect(lineText('NEW_CODE', 5, 'ERROR')).toBe(WRONG);
    expect(lineText('NEW_CODE', 5, 'WARNING')).toBeUndefined();
    expect(lineText('NEW_CODE', 5, '')).toBeUndefined();
  });

  test('QTY_STEP_ADJUSTED states the pack size of the item', () => {
    expect(lineText('QTY_STEP_ADJUSTED', 6, 'WARNING')).toBe(
      'This item is sold in packs of 6. We adjusted the quantity.',
    );
  });

  test('the page can override the texts of known codes, unknown codes and generic errors', () => {
    const own = { OUT_OF_STOCK: 'Sold out', NEW_CODE: 'At most {max}', changeFailed: 'Oh no' };
    const textOf = (code: string) => messageText({ code, type: 'ERROR', value: 3 }, 'line', own);
    expect([textOf('OUT_OF_STOCK'), textOf('NEW_CODE'), textOf('OTHER')]).toEqual(['Sold out', 'At most 3', 'Oh no']);
  });

  test('a text is never empty and has no unfilled placeholder, whatever the shop sends', () => {
    const message = fc.record({
      code: fc.oneof(fc.constantFrom(...CART_CODES), fc.string()),
      type: fc.constantFrom('ERROR', 'WARNING', 'INFO', ''),
      value: fc.option(fc.oneof(fc.integer(), fc.constantFrom('12.50', '')), { nil: undefined }),
    });
    fc.assert(
      fc.property(message, fc.constantFrom('line' as const, 'top' as const), (any, level) => {
        const text = messageText(any, level);
        expect(text === undefined || (text !== '' && !/[{}]|undefined/.test(text))).toBe(true);
      }),
    );
  });
});
