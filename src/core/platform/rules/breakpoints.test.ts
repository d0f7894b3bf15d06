import { expect, test } from 'vitest';
import { breakpointOf, GRID, widthQuery } from './breakpoints';

test.each([
  [0, 'xs'],
  [375, 'xs'],
  [600, 'xs'],
  [600.5, 'sm'],
  [601, 'sm'],
  [820, 'sm'],
  [820.5, 'md'],
  [821, 'md'],
  [1024, 'md'],
  [1024.5, 'lg'],
  [1025, 'lg'],
  [5000, 'lg'],
])('a width of %d px is %s [LAY-001, LAY-002]', (width, breakpoint) => {
  expect(breakpointOf(width)).toBe(breakpoint);
});

test.each([
  ['xxs', '(width <= 375px)'],
  ['xs', '(width <= 600px)'],
  ['sm', '(600px < width <= 820px)'],
  ['md', '(820px < width <= 1024px)'],
  ['lg', '(width > 1024px)'],
] as const)(
  'the breakpoint %s has a media query, and xxs is one of the breakpoints [LAY-001, LAY-002, LAY-003]',
  (breakpoint, query) => {
    expect(widthQuery(breakpoint)).toBe(query);
  },
);

test('the grid has 12 columns and a base width for each breakpoint [LAY-004]', () => {
  expect(GRID).toEqual({ columns: 12, maxWidths: { lg: 1290, md: 904, sm: 770, xs: 550 } });
});
