import { expect, test } from 'vitest';
import * as v from '../../../schema';
import { Flag, FlagOrId } from '../contract/scalar';
import { isSet } from './wireValue';

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
