import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../../tests/support/widgets/builders';
import { CART_CODES } from '../notices/cartCodes';
import { type AddOutcome, addOutcome, isErrorMessage, isFailedAdd, itemOutcome } from './addOutcome';

const item = (codes: string[], quantityAdded = 1, type = 'WARNING') =>
  aLine({ quantityAdded, messages: codes.map((code) => ({ code, type })) });

describe('itemOutcome', () => {
  test.each<[string, AddOutcome]>([
    ['PRICE_NOT_AVAILABLE', 'price-unavailable'],
    ['OUT_OF_STOCK', 'out-of-stock'],
    ['PARTIAL_QTY_AVAILABLE', 'partial'],
    ['QTY_LIMIT_ITEM', 'limit'],
    ['QTY_LIMIT_EXCEEDED', 'limit'],
    ['EXCEEDS_MAX_LINE_QTY', 'limit'],
    ['EXCEEDED_LIMIT', 'limit'],
    ['BLOCKED_FOR_ADD_TO_CART', 'blocked'],
  ])(
    'an item with %s has the outcome %s [CART-CODE-002, CART-CODE-006, CART-CODE-009, CART-CODE-029, CART-CODE-030, CART-ADD-019]',
    (code, outcome) => {
      expect(itemOutcome(item([code]))).toBe(outcome);
      expect(addOutcome([item([code])])).toBe(outcome);
    },
  );

  test('an item without a known issue is a success, and with an unknown code of type ERROR an error', () => {
    expect(itemOutcome(item([]))).toBe('success');
    expect(itemOutcome(item(['BACK_IN_STOCK']))).toBe('success');
    expect(itemOutcome(item(['NEW_CODE'], 0, 'ERROR'))).toBe('error');
    expect(itemOutcome(item(['constructor']))).toBe('success');
  });

  test('an item with several codes has the most severe outcome [CART-ADD-019]', () => {
    const bySeverity = [
      'PARTIAL_QTY_AVAILABLE',
      'QTY_LIMIT_ITEM',
      'OUT_OF_STOCK',
      'PRICE_NOT_AVAILABLE',
      'BLOCKED_FOR_ADD_TO_CART',
    ];
    const outcomes = bySeverity.map((_, index) => itemOutcome(item(bySeverity.slice(0, index + 1))));
    expect(outcomes).toEqual(['partial', 'limit', 'out-of-stock', 'price-unavailable', 'blocked']);
  });
});

describe('addOutcome', () => {
  test('an add of several items is a success if any unit was added [CART-ADD-019]', () => {
    expect(addOutcome([item([], 1), item(['OUT_OF_STOCK'], 0, 'ERROR')])).toBe('success');
  });

  test('an add of several items of which none was added has the most severe outcome [CART-ADD-019]', () => {
    expect(addOutcome([item(['OUT_OF_STOCK'], 0), item(['BLOCKED_FOR_ADD_TO_CART'], 0)])).toBe('blocked');
  });

  test('an add without items fails with the outcome error', () => {
    expect(addOutcome([])).toBe('error');
    expect(isFailedAdd([])).toBe(true);
  });
});

describe('isFailedAdd', () => {
  test('an add fails if any item has a message of type ERROR [CART-ADD-010, CART-ENT-021]', () => {
    expect(isErrorMessage({ code: 'X', type: 'ERROR' })).toBe(true);
    expect(isFailedAdd([item([]), item(['RESTRICTED_ITEM'], 0, 'ERROR')])).toBe(true);
  });

  test('an add with only warnings and information does not fail [CART-ADD-010, CART-ENT-021]', () => {
    expect(isFailedAdd([item(['PARTIAL_QTY_AVAILABLE']), item(['BACK_IN_STOCK'], 1, 'INFO')])).toBe(false);
  });

  test.each([
    ['ISP', true],
    ['STS', false],
    ['STA', false],
  ])(
    'INVALID_STORE_NUMBER on an item with the delivery type %s fails the add: %s [CART-ADD-011, CART-CODE-031]',
    (type, isFailed) => {
      const store = { ...item(['INVALID_STORE_NUMBER']), delivery: { type, isBackordered: false } };
      expect(isFailedAdd([store])).toBe(isFailed);
      expect(addOutcome([store])).toBe(isFailed ? 'error' : 'success');
    },
  );

  test('another warning on an item to be picked up does not fail the add [CART-ADD-011]', () => {
    const pickup = { ...item(['PARTIAL_QTY_AVAILABLE']), delivery: { type: 'ISP', isBackordered: false } };
    expect(isFailedAdd([pickup])).toBe(false);
  });

  test('INVALID_STORE_NUMBER on an item without a delivery does not fail the add [CART-ADD-011]', () => {
    expect(isFailedAdd([item(['INVALID_STORE_NUMBER'])])).toBe(false);
  });
});

test.each<[string, AddOutcome]>([
  ['OUT_OF_STOCK', 'out-of-stock'],
  ['PARTIAL_QTY_AVAILABLE', 'partial'],
  ['EXCEEDED_LIMIT', 'limit'],
  ['INVALID_ITEM', 'error'],
  ['INVALID_STORE_NUMBER', 'error'],
])(
  '%s of type ERROR is an issue of an add: the outcome is %s, and the add fails [CART-ADD-023, CART-CODE-003, CART-CODE-030]',
  (code, outcome) => {
    const items = [item([code], 0, 'ERROR')];
    expect(addOutcome(items)).toBe(outcome);
    expect(isFailedAdd(items)).toBe(true);
    expect(CART_CODES).toContain(code);
  },
);
