import { expect, test } from 'vitest';
import * as v from '../../../schema';
import { Flag } from '../contract/scalar';
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

test.each(['yes', 2, -1, {}])('%j is not a flag', (sent) => {
  expect(v.safeParse(Flag, sent).success).toBe(false);
});
