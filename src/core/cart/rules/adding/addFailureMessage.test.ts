import { describe, expect, test } from 'vitest';
import { aCart } from '../../../../../tests/support/widgets/builders';
import { CommerceError } from '../../../platform/rules/commerceError';
import { addFailureMessage } from './addFailureMessage';
import type { AddFeedback } from './addFeedback';
import type { AddOutcome } from './addOutcome';
import { addTitle, outcomeTitle } from './feedbackTitles';

const FAILURE = 'Failure while adding item to cart. Please try again';
const act = { key: 'key-1', requested: [], surface: 'atcdrawer' as const };

const failed = (code: string): AddFeedback => ({
  ...act,
  kind: 'failed',
  error: new CommerceError('refused', code, code),
});
const answered = (outcome: AddOutcome, isFailed: boolean): AddFeedback => ({
  ...act,
  kind: 'answered',
  outcome,
  isFailed,
  items: [],
  cart: aCart(),
});

describe('titles of an add', () => {
  test.each<[AddOutcome, string]>([
    ['success', 'Added to cart'],
    ['out-of-stock', 'Out of stock'],
    ['partial', 'Limited quantity available'],
    ['limit', 'Quantity limit reached'],
    ['price-unavailable', 'Price unavailable'],
    ['blocked', 'Not available for your organization'],
    ['error', 'Not added to cart'],
  ])('an add with the outcome %s has the title %s [CART-ADD-020]', (outcome, title) => {
    expect(outcomeTitle(outcome)).toBe(title);
    expect(addTitle(answered(outcome, false))).toBe(title);
  });

  test('an add without a response has the title of an add that failed [CART-ADD-020]', () => {
    expect(addTitle(failed('NETWORK'))).toBe('Not added to cart');
  });

  test('the page can override a title', () => {
    expect(outcomeTitle('success', { 'title.success': 'In the bag' })).toBe('In the bag');
  });
});

describe('addFailureMessage', () => {
  test('an add that is refused or has no response has the failure message, without a final period [CART-ADD-024]', () => {
    expect(addFailureMessage(failed('NETWORK'))).toBe(FAILURE);
    expect(addFailureMessage(answered('out-of-stock', true))).toBe(FAILURE);
  });

  test('a refused add of free samples has the reason as its message [CART-MSG-006]', () => {
    expect(addFailureMessage(failed('FREE_SAMPLE_ALONE'))).toBe('A free sample cannot be purchased individually.');
  });

  test('an add that succeeds or continues on the cart page has no failure message', () => {
    expect(addFailureMessage(answered('success', false))).toBeUndefined();
    expect(addFailureMessage({ ...act, kind: 'special' })).toBeUndefined();
  });

  test('an add that added some of its items has no failure message', () => {
    expect(addFailureMessage(answered('success', true))).toBeUndefined();
  });

  test('the page can override the failure message', () => {
    expect(addFailureMessage(failed('NETWORK'), { addFailed: 'Try again' })).toBe('Try again');
  });
});
