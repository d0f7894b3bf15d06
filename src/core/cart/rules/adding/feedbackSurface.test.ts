import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../../tests/support/builders';
import { feedbackSurface } from './feedbackSurface';

const added = (over = {}) => aLine({ quantityAdded: 1, ...over });
const plan = added({ parent: { relation: 'WARRANTY' as const } });
const saying = (code: string, type = 'WARNING') => added({ messages: [{ code, type }] });

describe('where an add is told', () => {
  test('is the toast when the page wants one [CART-FB-001, SCR-001]', () => {
    expect(feedbackSurface('toast', [added()])).toBe('atctoastmsg');
  });

  test('is the drawer for one item, and the overlay where the page asks for it [SCR-001]', () => {
    expect(feedbackSurface(undefined, [added()])).toBe('atcdrawer');
    expect(feedbackSurface('drawer', [added()])).toBe('atcdrawer');
    expect(feedbackSurface('overlay', [added()])).toBe('atcoverlay');
  });

  test('is the toast for more than one line, whatever the page wants [CART-FB-002]', () => {
    expect(feedbackSurface(undefined, [added(), added()])).toBe('atctoastmsg');
    expect(feedbackSurface('overlay', [added(), added()])).toBe('atctoastmsg');
  });

  test.each([
    ['many units of one line', [added({ quantityAdded: 20 })]],
    ['a line and its plan', [added(), plan]],
    ['a line and one that was not added', [added(), added({ quantityAdded: 0 })]],
  ])('counts lines that are no plans: %s is one [CART-FB-002]', (_, items) => {
    expect(feedbackSurface(undefined, items)).toBe('atcdrawer');
  });

  test.each(['QTY_LIMIT_ITEM', 'QTY_LIMIT_EXCEEDED', 'EXCEEDS_MAX_LINE_QTY'])(
    'turns from toast to drawer or overlay when any item carries %s [CART-FB-003]',
    (code) => {
      expect(feedbackSurface('toast', [added(), saying(code)])).toBe('atcdrawer');
      expect(feedbackSurface('overlay', [added(), saying(code)])).toBe('atcoverlay');
    },
  );

  test('turns from toast to drawer when any item carries a message of type ERROR [CART-FB-004]', () => {
    expect(feedbackSurface('toast', [added(), saying('OUT_OF_STOCK', 'ERROR')])).toBe('atcdrawer');
  });

  test('stays the toast for any other message [CART-FB-003, CART-FB-004]', () => {
    expect(feedbackSurface('toast', [saying('PARTIAL_QTY_AVAILABLE')])).toBe('atctoastmsg');
  });

  test('is nowhere when the page tells it itself', () => {
    expect(feedbackSurface('none', [saying('QTY_LIMIT_ITEM', 'ERROR')])).toBeUndefined();
  });
});
