import { describe, expect, test } from 'vitest';
import { aCart } from '../../../../../tests/support/builders';
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

describe('the title of an add', () => {
  test.each<[AddOutcome, string]>([
    ['success', 'Added to cart'],
    ['out-of-stock', 'Out of stock'],
    ['partial', 'Limited quantity available'],
    ['limit', 'Quantity limit reached'],
    ['price-unavailable', 'Price unavailable'],
    ['blocked', 'Not available for your organization'],
    ['error', 'Not added to cart'],
  ])('depends on its outcome: %s is %s [CART-ADD-020]', (outcome, title) => {
    expect(outcomeTitle(outcome)).toBe(title);
    expect(addTitle(answered(outcome, false))).toBe(title);
  });

  test('of one without an answer says that nothing was added [CART-ADD-020]', () => {
    expect(addTitle(failed('NETWORK'))).toBe('Not added to cart');
  });

  test('is the page’s own where it has one', () => {
    expect(outcomeTitle('success', { 'title.success': 'In the bag' })).toBe('In the bag');
  });
});

describe('the failure of an add', () => {
  test('is told without a full stop, whether it was refused or never answered [CART-ADD-024]', () => {
    expect(addFailureMessage(failed('NETWORK'))).toBe(FAILURE);
    expect(addFailureMessage(answered('out-of-stock', true))).toBe(FAILURE);
  });

  test('says of free samples why they were not added [CART-MSG-006]', () => {
    expect(addFailureMessage(failed('FREE_SAMPLE_ALONE'))).toBe('A free sample cannot be purchased individually.');
  });

  test('is nothing to tell when the add went well, or goes on in the cart', () => {
    expect(addFailureMessage(answered('success', false))).toBeUndefined();
    expect(addFailureMessage({ ...act, kind: 'special' })).toBeUndefined();
  });

  test('is nothing to tell where some of the items were added', () => {
    expect(addFailureMessage(answered('success', true))).toBeUndefined();
  });

  test('is the page’s own where it has one', () => {
    expect(addFailureMessage(failed('NETWORK'), { addFailed: 'Try again' })).toBe('Try again');
  });
});
