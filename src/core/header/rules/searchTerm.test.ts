import { expect, test } from 'vitest';
import { SUGGEST_DELAY_MS, SUGGEST_SIZE, searchUrlFor, suggestTerm } from './searchTerm';

test.each([
  ['', undefined],
  [' i ', undefined],
  ['in', 'in'],
  ['  ink   pen ', 'ink pen'],
])('the typed text "%s" requests suggestions for "%s" [HDR-023]', (typed, term) => {
  expect(suggestTerm(typed)).toBe(term);
});

test('ten suggestions are requested, after a delay of 200 ms [HDR-023]', () => {
  expect([SUGGEST_SIZE, SUGGEST_DELAY_MS]).toEqual([10, 200]);
});

test('the search URL carries the encoded term and further parameters, after an existing query', () => {
  expect(searchUrlFor('/search', 'ink & pen ')).toBe('/search?q=ink%20%26%20pen');
  expect(searchUrlFor('/search?tab=1', 'ink', { onContract: 'true' })).toBe('/search?tab=1&q=ink&onContract=true');
});
