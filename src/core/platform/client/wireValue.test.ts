import { expect, test } from 'vitest';
import * as v from '../../../schema';
import { Flag, FlagOrId } from '../contract/scalar';
import { isSet, orUndefined, toMoney } from './wireValue';

test.each([
  [true, true],
  ['true', true],
  ['Y', true],
  [1, true],
  [false, false],
  ['false', false],
  ['N', false],
  [0, false],
  ['', false],
  [null, false],
  [undefined, false],
] as const)('a flag that is sent as %j is set: %s [DEC-Q612]', (sent, expected) => {
  expect(isSet(v.parse(Flag, sent))).toBe(expected);
});

test.each([true, 0, 1, '', '0', '24328471', 24328471, null])('a flag or an id may be sent as %j [DEC-Q606]', (sent) => {
  expect(v.parse(FlagOrId, sent)).toBe(sent);
});

test.each([{}, ['Y']])('%j is no flag or id', (sent) => {
  expect(v.safeParse(FlagOrId, sent).success).toBe(false);
});

test.each(['yes', 2, -1, {}])('%j is not a flag', (sent) => {
  expect(v.safeParse(Flag, sent).success).toBe(false);
});

test.each([
  [null, undefined],
  ['', undefined],
  [undefined, undefined],
  ['a', 'a'],
  [0, 0],
  [false, false],
])('the value %j counts as %j', (sent, expected) => {
  expect(orUndefined(sent)).toBe(expected);
});

test('an amount that is not sent is no money, and a wrong one is an error that names its field', () => {
  expect([toMoney(null, 'total', 'USD'), toMoney(undefined, 'total', 'USD')]).toEqual([undefined, undefined]);
  expect(toMoney('12.28', 'total', 'USD')).toEqual({ minor: 1228, currency: 'USD' });
  const failure = { kind: 'contract', code: 'CONTRACT', message: 'total: expected an amount of USD, received twelve' };
  expect(() => toMoney('twelve', 'total', 'USD')).toThrow(
    expect.objectContaining({ ...failure, cause: expect.any(RangeError) }),
  );
});

test('an amount must be exact for as many units as there are, and for two', () => {
  const half = Number.MAX_SAFE_INTEGER / 100 / 2;
  expect(toMoney(Math.floor(half), 'price', 'USD')).toBeDefined();
  expect(() => toMoney(Math.ceil(half) + 1, 'price', 'USD')).toThrow('price: expected an amount of USD');
  expect(() => toMoney(Math.floor(half), 'price', 'USD', 3)).toThrow('price: expected an amount of USD');
});
