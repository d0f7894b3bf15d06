import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../../tests/support/builders';
import { CART_CODES } from '../notices/cartCodes';
import { type AddOutcome, addOutcome, isErrorMessage, isFailedAdd, itemOutcome } from './addOutcome';
import { ADD_ISSUES } from './codeSets';

const item = (codes: string[], quantityAdded = 1, type = 'WARNING') =>
  aLine({ quantityAdded, messages: codes.map((code) => ({ code, type })) });

describe('the outcome of one item', () => {
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
    'with %s is %s [CART-CODE-002, CART-CODE-006, CART-CODE-009, CART-CODE-029, CART-CODE-030, CART-ADD-019]',
    (code, outcome) => {
      expect(itemOutcome(item([code]))).toBe(outcome);
      expect(addOutcome([item([code])])).toBe(outcome);
    },
  );

  test('without a message is a success, and with an error nobody knows an error', () => {
    expect(itemOutcome(item([]))).toBe('success');
    expect(itemOutcome(item(['BACK_IN_STOCK']))).toBe('success');
    expect(itemOutcome(item(['NEW_CODE'], 0, 'ERROR'))).toBe('error');
    expect(itemOutcome(item(['constructor']))).toBe('success');
  });

  test('is the gravest of several [CART-ADD-019]', () => {
    const worseAndWorse = [
      'PARTIAL_QTY_AVAILABLE',
      'QTY_LIMIT_ITEM',
      'OUT_OF_STOCK',
      'PRICE_NOT_AVAILABLE',
      'BLOCKED_FOR_ADD_TO_CART',
    ];
    const outcomes = worseAndWorse.map((_, index) => itemOutcome(item(worseAndWorse.slice(0, index + 1))));
    expect(outcomes).toEqual(['partial', 'limit', 'out-of-stock', 'price-unavailable', 'blocked']);
  });
});

describe('the outcome of an add', () => {
  test('of several items is a success when anything was added [CART-ADD-019]', () => {
    expect(addOutcome([item([], 1), item(['OUT_OF_STOCK'], 0, 'ERROR')])).toBe('success');
  });

  test('of several items of which none was added is the first in order [CART-ADD-019]', () => {
    expect(addOutcome([item(['OUT_OF_STOCK'], 0), item(['BLOCKED_FOR_ADD_TO_CART'], 0)])).toBe('blocked');
  });

  test('that touched nothing went wrong', () => {
    expect(addOutcome([])).toBe('error');
    expect(isFailedAdd([])).toBe(true);
  });
});

describe('the error path', () => {
  test('is taken with a message of type ERROR on any item [CART-ADD-010, CART-ENT-021]', () => {
    expect(isErrorMessage({ code: 'X', type: 'ERROR' })).toBe(true);
    expect(isFailedAdd([item([]), item(['RESTRICTED_ITEM'], 0, 'ERROR')])).toBe(true);
  });

  test('is not taken for what is only told [CART-ADD-010, CART-ENT-021]', () => {
    expect(isFailedAdd([item(['PARTIAL_QTY_AVAILABLE']), item(['BACK_IN_STOCK'], 1, 'INFO')])).toBe(false);
  });

  test.each([
    ['ISP', true],
    ['STS', false],
    ['STA', false],
  ])('for INVALID_STORE_NUMBER on an item to be fetched as %s: %s [CART-ADD-011, CART-CODE-031]', (type, isFailed) => {
    const store = { ...item(['INVALID_STORE_NUMBER']), delivery: { type, isBackordered: false } };
    expect(isFailedAdd([store])).toBe(isFailed);
    expect(addOutcome([store])).toBe(isFailed ? 'error' : 'success');
  });

  test('is not taken for INVALID_STORE_NUMBER on an item that is not delivered at all [CART-ADD-011]', () => {
    expect(isFailedAdd([item(['INVALID_STORE_NUMBER'])])).toBe(false);
  });
});

test('the issues of an add are these five, of which EXCEEDED_LIMIT is one [CART-ADD-023, CART-CODE-003, CART-CODE-030]', () => {
  expect(ADD_ISSUES).toEqual([
    'OUT_OF_STOCK',
    'PARTIAL_QTY_AVAILABLE',
    'EXCEEDED_LIMIT',
    'INVALID_ITEM',
    'INVALID_STORE_NUMBER',
  ]);
  expect(ADD_ISSUES.every((code) => (CART_CODES as readonly string[]).includes(code))).toBe(true);
});
