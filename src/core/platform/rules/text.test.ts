import { afterEach, describe, expect, test, vi } from 'vitest';
import { ariaLabelKey, iconCardText, topHatText, truncate } from './text';

const family = '👨‍👩‍👧';
const accented = 'e\u0301';

test('top-hat text is trimmed [TXT-001]', () => {
  expect(topHatText('  Free shipping today\n')).toBe('Free shipping today');
});

describe('iconCardText', () => {
  test.each([
    ['', ''],
    ['exactly 18 letters', 'exactly 18 letters'],
    ['exactly 18 letters!', 'exactly 18 letters'],
    [`${'a'.repeat(17)}${family}b`, `${'a'.repeat(17)}${family}`],
    [accented.repeat(19), accented.repeat(18)],
  ])('the headline %j is cut to 18 user-visible characters without an ellipsis [TXT-002]', (text, cut) => {
    expect(iconCardText(text)).toBe(cut);
  });

  test('a headline may be cut at another length [TXT-002]', () => {
    expect(iconCardText('Paper & pens', 5)).toBe('Paper');
  });
});

describe('truncate', () => {
  test.each([
    ['', 5, ''],
    ['Paper', 5, 'Paper'],
    ['Papers', 5, 'Paper...'],
    ['Papers', 0, '...'],
    [family.repeat(3), 3, family.repeat(3)],
    [family.repeat(4), 3, `${family.repeat(3)}...`],
  ])('%j truncated at %i is %j [TXT-004]', (text, max, cut) => {
    expect(truncate(text, max)).toBe(cut);
  });
});

describe('Text without Intl.Segmenter', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([{}, undefined])(
    'with Intl %j, a character outside the basic plane is not cut in two [TXT-002, TXT-004]',
    (intl) => {
      vi.stubGlobal('Intl', intl);
      expect(truncate('📎📎📎', 2)).toBe('📎📎...');
      expect(iconCardText('📎'.repeat(19))).toBe('📎'.repeat(18));
    },
  );
});

test.each([
  ['Ink & Toner!', 'ink_toner'],
  ['  My  List ', 'my_list'],
  ['already_joined', 'already_joined'],
  ['50% off – today', '50_off_today'],
  ['Crème brûlée', 'crème_brûlée'],
  ['***', ''],
])('the aria-label %j has the key %j [TXT-003]', (text, key) => {
  expect(ariaLabelKey(text)).toBe(key);
});
