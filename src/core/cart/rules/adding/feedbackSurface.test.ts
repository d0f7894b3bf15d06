import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../../tests/support/widgets/builders';
import { feedbackSurface } from './feedbackSurface';

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
