import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../../tests/support/widgets/builders';
import { CommerceError } from '../../../platform/rules/commerceError';
import type { CartMessage } from '../cart';
import {
  type AddFeedback,
  type AnsweredAdd,
  addError,
  addFailureMessage,
  feedbackSurface,
  hasFailed,
  hasFailedWholly,
} from './addFeedback';
import type { AddOutcome } from './addOutcome';
import { addTitle } from './addStatus';

const added = (over = {}) => aLine({ quantityAdded: 1, ...over });
const plan = added({ parent: { relation: 'WARRANTY' as const } });
const withMessage = (code: string, type = 'WARNING') => added({ messages: [{ code, type }] });

describe('feedbackSurface', () => {
  test('the toast is used if the page requests it [CART-FB-001, SCR-001]', () => {
    expect(feedbackSurface('toast', [added()])).toBe('atctoastmsg');
  });

  test('one item uses the drawer, or the overlay if the page requests it [SCR-001]', () => {
    expect(feedbackSurface(undefined, [added()])).toBe('atcdrawer');
    expect(feedbackSurface('drawer', [added()])).toBe('atcdrawer');
    expect(feedbackSurface('overlay', [added()])).toBe('atcoverlay');
  });

  test('more than one line uses the toast, whatever the page requests [CART-FB-002]', () => {
    expect(feedbackSurface(undefined, [added(), added()])).toBe('atctoastmsg');
    expect(feedbackSurface('overlay', [added(), added()])).toBe('atctoastmsg');
  });

  test.each([
    ['several units of one line', [added({ quantityAdded: 20 })]],
    ['a line and its plan', [added(), plan]],
    ['an added line and one that was not added', [added(), added({ quantityAdded: 0 })]],
  ])('only added lines that are not plans count: %s is one line [CART-FB-002]', (_, items) => {
    expect(feedbackSurface(undefined, items)).toBe('atcdrawer');
  });

  test.each(['QTY_LIMIT_ITEM', 'QTY_LIMIT_EXCEEDED', 'EXCEEDS_MAX_LINE_QTY'])(
    'the drawer or the overlay replaces the toast if any item has %s [CART-FB-003]',
    (code) => {
      expect(feedbackSurface('toast', [added(), withMessage(code)])).toBe('atcdrawer');
      expect(feedbackSurface('overlay', [added(), withMessage(code)])).toBe('atcoverlay');
    },
  );

  test('the drawer replaces the toast if any item has a message of type ERROR [CART-FB-004]', () => {
    expect(feedbackSurface('toast', [added(), withMessage('OUT_OF_STOCK', 'ERROR')])).toBe('atcdrawer');
  });

  test('the toast is not replaced for any other message [CART-FB-003, CART-FB-004]', () => {
    expect(feedbackSurface('toast', [withMessage('PARTIAL_QTY_AVAILABLE')])).toBe('atctoastmsg');
  });

  test('no surface is used if the page shows the feedback itself', () => {
    expect(feedbackSurface('none', [withMessage('QTY_LIMIT_ITEM', 'ERROR')])).toBeUndefined();
  });
});

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
    expect(addTitle(answered(outcome, false))).toBe(title);
  });

  test('an add without a response has the title of an add that failed [CART-ADD-020]', () => {
    expect(addTitle(failed('NETWORK'))).toBe('Not added to cart');
  });

  test('the page can override a title', () => {
    expect(addTitle(answered('success', false), { 'title.success': 'In the bag' })).toBe('In the bag');
  });
});

test.each<[what: string, feedback: AddFeedback | undefined, isFailed: boolean, isWhole: boolean]>([
  ['no add', undefined, false, false],
  ['an add without an answer', failed('NETWORK'), true, true],
  ['a successful add', answered('success', false), false, false],
  ['an add whose item was refused', answered('out-of-stock', true), true, true],
  ['an add of several items, one of which was refused', answered('success', true), true, false],
  ['an add to a special cart', { ...act, kind: 'special' }, false, false],
])('whether %s has failed, and as a whole [CART-ADD-010, CART-ADD-012]', (_, feedback, isFailed, isWhole) => {
  expect([hasFailed(feedback), hasFailedWholly(feedback)]).toEqual([isFailed, isWhole]);
});

test('the error of an add is its request’s error, or a refusal with code and text of the shop [CART-ADD-009, CART-ADD-010]', () => {
  const refused = (...messages: CartMessage[]) =>
    addError({ ...(answered('limit', true) as AnsweredAdd), items: [added({ messages })] });
  expect(addError(failed('NETWORK'))).toMatchObject({ kind: 'refused', code: 'NETWORK' });
  expect(
    refused({ code: 'BACK_IN_STOCK', type: 'INFO' }, { code: 'EXCEEDED_LIMIT', type: 'ERROR', text: 'Five at most' }),
  ).toMatchObject({ kind: 'refused', code: 'EXCEEDED_LIMIT', message: 'Five at most' });
  expect(refused({ code: 'OUT_OF_STOCK', type: 'ERROR' })).toMatchObject({ message: 'OUT_OF_STOCK' });
  expect(refused()).toMatchObject({ kind: 'refused', code: 'NOT_ADDED' });
  expect(refused({ code: '', type: 'ERROR' })).toMatchObject({
    code: 'NOT_ADDED',
    message: 'The shop has added nothing',
  });
  expect(addError(answered('partial', false))).toBeNull();
  expect(addError({ ...act, kind: 'special' })).toBeNull();
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
