import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardNumberEntry, caretAfter, caretOverGap, expiryDraft, giftCardEntry } from './entry';

/** A text with its caret as a bar: `41|11`. */
const at = (marked: string) => ({ value: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = (value: string, caret: number) => `${value.slice(0, caret)}|${value.slice(caret)}`;

describe('Caret position', () => {
  test.each([
    ['4111|', '4111|'],
    ['41111|', '4111 1|'],
    ['4111 |1111', '4111| 1111'],
    ['42|111 1111', '42|11 1111 1'],
    ['4111 11119|1 11', '4111 1111 9|111'],
    ['|4111', '|4111'],
    ['٤١١١١|', '4111 1|'],
  ])('the caret stays after the same digits when an entry is formatted: %s becomes %s', (before, after) => {
    const entry = at(before);
    const value = cardNumberEntry(entry.value);
    expect(marked(value, caretAfter(entry, value))).toBe(after);
  });

  test('the caret stays after the same digits from any position in any entry', () => {
    const digits = fc.string({ unit: fc.constantFrom('0', '1', '4', '7', '9', ' '), maxLength: 22 });
    fc.assert(
      fc.property(digits, fc.nat(22), (value, position) => {
        const caret = Math.min(position, value.length);
        const after = cardNumberEntry(value);
        const before = value.slice(0, caret).replace(/\D/g, '');
        expect(after.slice(0, caretAfter({ value, caret }, after)).replace(/\D/g, '')).toBe(before);
      }),
    );
  });

  test.each([
    ['4111 |1', true, '4111| 1'],
    ['4111| 1', false, '4111 |1'],
    ['12/|', true, '12|/'],
    ['41|11', true, '41|11'],
    ['|', true, '|'],
  ])(
    'the caret skips an adjacent separator, if there is one, before a digit is deleted: %s',
    (before, isBackwards, after) => {
      const entry = at(before);
      expect(marked(entry.value, caretOverGap(entry, isBackwards))).toBe(after);
    },
  );
});

describe('Entry formatting', () => {
  test.each([
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    [' 3782 822463 10005 ', '3782 822463 10005'],
    ['４１１１', '4111'],
    ['41111111111111111111', '4111 1111 1111 1111 1111'],
  ])('formats the card number entry %s as %s', (typed, shown) => {
    expect(cardNumberEntry(typed)).toBe(shown);
  });

  test('formats a gift card number in groups of four, even when it resembles a card brand', () => {
    expect(giftCardEntry('378282246310005')).toBe('3782 8224 6310 005');
  });

  test('takes no more digits of a gift card number than it can have [PAY-CARD-015]', () => {
    expect(giftCardEntry('60060000000000000251')).toBe('6006 0000 0000 0000 025');
  });

  test.each([
    ['1/29', false, '01/29'],
    ['1229', false, '12/29'],
    ['2029-01', false, '01/29'],
    ['13', false, '13/'],
    ['12', true, '12'],
    ['1', true, '1'],
    ['12/2', true, '12/2'],
    ['12/20', true, '12/20'],
  ])('formats the expiry entry %s (deleting: %s) as %s', (typed, isDeleting, shown) => {
    expect(expiryDraft(typed, isDeleting)).toBe(shown);
  });

  test.each([
    ['12/2028', '1 12/ 12/ 12/2 12/20 12/202 12/28'],
    ['122028', '1 12/ 12/2 12/20 12/202 12/28'],
    ['1/2028', '1 01/ 01/2 01/20 01/202 01/28'],
    ['42028', '04/ 04/2 04/20 04/202 04/28'],
    ['12/289', '1 12/ 12/ 12/2 12/28 12/28'],
    ['12/20←←8', '1 12/ 12/ 12/2 12/20 12/2 12 12/8'],
    ['12/202←028', '1 12/ 12/ 12/2 12/20 12/202 12/20 12/200 12/02 12/02'],
  ])('formats an expiry typed key by key, %s, as %s [PAY-CARD-016]', (keys, shown) => {
    const steps: string[] = [];
    for (const key of keys) {
      const before = steps.at(-1) ?? '';
      const typed = key === '←' ? before.replace(/.\/?$/, '') : `${before}${key}`;
      const value = expiryDraft(typed, key === '←');
      expect(caretAfter({ value: typed, caret: typed.length }, value)).toBe(value.length);
      steps.push(value);
    }
    expect(steps.join(' ')).toBe(shown);
  });
});
