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
