import { expect, test } from 'vitest';
import { languageOf, messagesOver } from './language';

test('messagesOver merges the texts of two layers, and the upper layer wins', () => {
  const below = { a: { one: '1', two: '2' }, b: { three: '3' } };
  expect(messagesOver(below, { a: { two: 'II' }, c: { four: 'IV' } })).toEqual({
    a: { one: '1', two: 'II' },
    b: { three: '3' },
    c: { four: 'IV' },
  });
  expect(below.a.two).toBe('2');
});

test.each([
  ['fr-CA', 'fr'],
  ['FR_CA', 'fr'],
  ['es', 'es'],
  ['frr-DE', 'frr'],
])('the locale %s has the language %s', (locale, language) => expect(languageOf(locale)).toBe(language));
