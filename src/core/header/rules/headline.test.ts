import { describe, expect, test } from 'vitest';
import { HEADLINE_STYLES, headlineColor, headlineLook, headlineStyles, headlineText } from './headline';

test('the twelve headline styles are recognised in any letter case; duplicates and unknown styles are dropped [MENU-005]', () => {
  expect(HEADLINE_STYLES).toHaveLength(12);
  expect(headlineStyles(HEADLINE_STYLES.map((style) => style.toUpperCase()))).toEqual([...HEADLINE_STYLES]);
  expect(headlineStyles(['bold', 'linebreak', 'Bold', 'Blink'])).toEqual(['Bold', 'Line break']);
});

const PLAIN = headlineLook({ styles: [] });

describe('Headline look', () => {
  test.each([
    ['Underline', { isUnderlined: true }],
    ['Italics', { isItalic: true }],
    ['Bold', { isBold: true }],
    ['Left', { align: 'left' }],
    ['Center', { align: 'center' }],
    ['Right', { align: 'right' }],
    ['Line break', { breaksAfter: true }],
    ['Superscript', { isRaised: true }],
    ['BulletList', { list: 'ul' }],
    ['OrderedList', { list: 'ol' }],
    ['UnorderedList', { list: 'ul' }],
  ] as const)('the style %s sets %j and nothing else [MENU-005]', (style, look) => {
    expect(headlineLook({ styles: [style] })).toEqual({ ...PLAIN, ...look });
  });

  test('styles combine; of two alignments or two lists, the first one in the table wins [MENU-005]', () => {
    const look = headlineLook({ styles: ['Bold', 'Italics', 'Right', 'Center', 'OrderedList', 'BulletList'] });
    expect(look).toEqual({ ...PLAIN, isBold: true, isItalic: true, align: 'center', list: 'ol' });
  });
});

test.each(['#c00', '#cc0000', '#cc0000ff', 'red', 'rgb(1, 2, 3)', 'hsl(10 20% 30% / 50%)', ' blue '])(
  'the headline colour %s is accepted [MENU-004]',
  (color) => {
    expect(headlineColor(color)).toBe(color.trim());
  },
);

test.each([undefined, '', 'url(https://x.example)', 'red; position: fixed', 'var(--x)', 'expression(1)', '#xyz'])(
  'the headline colour %s is rejected [MENU-004]',
  (color) => {
    expect(headlineColor(color)).toBeUndefined();
  },
);

test('the text of a headline joins its blocks; nested blocks replace the text of their block [MENU-004]', () => {
  const block = (text: string) => ({ text, styles: [], opensNewTab: false });
  const main = { styles: [], blocks: [block('deals'), block('today')] };
  expect(headlineText([block(' New '), { ...block('left out'), main }, block('')])).toBe('New deals today');
});
