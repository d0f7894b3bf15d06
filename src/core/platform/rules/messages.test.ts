import { describe, expect, test } from 'vitest';
import { formatPlural, languageOf, messagesOver } from './messages';

test('messagesOver merges the texts of two layers, and the upper layer wins', () => {
  const below = { a: { one: '1', two: '2' }, b: { three: '3' } };
  expect(messagesOver(below, { a: { two: 'II' }, c: { four: 'IV' } })).toEqual({
    a: { one: '1', two: 'II' },
    b: { three: '3' },
    c: { four: 'IV' },
  });
  expect(below.a.two).toBe('2');
});

test('messagesOver fills what a widget omits from the `phrases` of the catalogue [DEC-Q601]', () => {
  const catalogue = { phrases: { close: 'Fermer', save: 'Enregistrer' }, a: { close: 'Fermer le panier' }, b: {} };
  expect(messagesOver(catalogue, { b: { save: 'OK' }, c: {} })).toEqual({
    a: { close: 'Fermer le panier', save: 'Enregistrer' },
    b: { close: 'Fermer', save: 'OK' },
    c: { close: 'Fermer', save: 'Enregistrer' },
  });
});

test('messagesOver takes a whole catalogue as overrides, with its `phrases` [DEC-Q601]', () => {
  const french = { phrases: { close: 'Fermer' }, a: { save: 'Enregistrer' }, b: {} };
  expect(messagesOver(undefined, french)).toEqual({
    a: { close: 'Fermer', save: 'Enregistrer' },
    b: { close: 'Fermer' },
  });
  expect(messagesOver({ a: { close: 'Cerrar' } }, french)['a']).toEqual({ close: 'Fermer', save: 'Enregistrer' });
});

test.each([
  ['fr-CA', 'fr'],
  ['FR_CA', 'fr'],
  ['es', 'es'],
  ['frr-DE', 'frr'],
])('the locale %s has the language %s', (locale, language) => expect(languageOf(locale)).toBe(language));

describe('formatPlural', () => {
  test.each([
    ['en-US', 0, '0 items'],
    ['en-US', 1, '1 item'],
    ['en-US', 1.5, '1.5 items'],
    ['en-US', 2, '2 items'],
    ['fr-CA', 0, '0 item'],
    ['fr_CA', 0.4, '0.4 item'],
    ['fr-CA', 1.9, '1.9 item'],
    ['fr-CA', 2, '2 items'],
    ['es-US', 0, '0 items'],
    ['es-US', 1, '1 item'],
  ])('the plural in %s for %d is: %s [GEN-013]', (locale, n, expected) => {
    expect(formatPlural('{n} {n|item|items}', { n }, locale)).toBe(expected);
    expect(new Intl.PluralRules(locale.replace('_', '-')).select(n) === 'one').toBe(expected.endsWith('item'));
  });

  test('the plural may count by another number than the text displays, and an unknown placeholder stays', () => {
    expect(formatPlural('{n} {miles|mile|miles} {where}', { n: '0,4', miles: 0.4 }, 'fr-CA')).toBe('0,4 mile {where}');
  });
});
