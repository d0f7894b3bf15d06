import { expect, test } from 'vitest';
import { isToggleOn, toggleState } from './toggles';

test.each([
  [{ active: true, values: ['Y'] }, true],
  [{ active: true, values: ['N', 'Y'] }, true],
  [{ values: ['Y'] }, true],
  [{ active: false, values: ['Y'] }, false],
  [{ active: true, values: ['N'] }, false],
  [{ active: true, values: ['y', 'YES'] }, false],
  [{ active: true, values: [] }, false],
  [{ active: true }, false],
])('a toggle with %j is on: %s [SESS-006]', (state, isOn) => {
  const toggle = { toggleName: 'SA_RAMP1', ...state };
  expect(isToggleOn(toggle)).toBe(isOn);
  expect(toggleState([{ toggleName: 'OTHER', values: [] }, toggle], 'SA_RAMP1')).toBe(isOn);
});

test('a toggle that is not in the list is neither on nor off [SESS-006]', () => {
  expect(toggleState([{ toggleName: 'OTHER', values: ['Y'] }], 'SA_RAMP1')).toBeUndefined();
  expect(toggleState([], 'SA_RAMP1')).toBeUndefined();
  expect(toggleState(undefined, 'SA_RAMP1')).toBeUndefined();
});
