import { expect, test } from 'vitest';
import { languageOf, messagesOver } from './language';

test('texts of two layers are all there, those above where both have one', () => {
  const below = { a: { one: '1', two: '2' }, b: { three: '3' } };
  expect(messagesOver(below, { a: { two: 'II' }, c: { four: 'IV' } })).toEqual({
    a: { one: '1', two: 'II' },
    b: { three: '3' },
    c: { four: 'IV' },
  });
  expect(below.a.two).toBe('2');
});

test('a catalogue is known by its language', () => expect(languageOf('fr-CA')).toBe('fr'));
