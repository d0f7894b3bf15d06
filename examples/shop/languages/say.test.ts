import { expect, test } from 'vitest';
import { withFigures } from './figures';
import { sayIn } from './say';

test.each([
  ['en-US', '1,861 products'],
  ['fr-CA', '1 861 produits'],
  ['es', '1,861 productos'],
] as const)('numbers are written as the language writes them: %s', (language, text) => {
  expect(sayIn(language)('{n} products', { n: 1861 }).replace(/\s/g, ' ')).toBe(text);
  expect(sayIn(language)('Order {number}', { number: '1861' })).toContain('1861');
});

test('a figure is inserted as it is, whatever braces it has', () => {
  expect(withFigures('{a} of {b}, {c}', { a: '{b}', b: 'SECOND' })).toBe('{b} of SECOND, {c}');
});

test.each([
  ['en-US', ['0 items', '1 item', '2 items']],
  ['fr-CA', ['0 article', '1 article', '2 articles']],
  ['es', ['0 artículos', '1 artículo', '2 artículos']],
] as const)('the number of items is in the plural or the singular of %s', (language, texts) => {
  expect([0, 1, 2].map((n) => sayIn(language)('{n} items', { n }))).toEqual(texts);
});

test.each([
  ['en-US', ['Only one left', 'Only 2 left'], 'And 1 more item.'],
  ['fr-CA', ['Plus qu’un en stock', 'Plus que 2 en stock'], 'Et 1 autre article.'],
  ['es', ['Solo queda uno', 'Solo quedan 2'], 'Y 1 artículo más.'],
] as const)('the last unit and one more item are in the singular of %s', (language, left, more) => {
  expect([1, 2].map((n) => sayIn(language)('Only {n} left', { n }))).toEqual(left);
  expect(sayIn(language)('And {n} more items.', { n: 1 })).toBe(more);
});
