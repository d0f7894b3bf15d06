import { describe, expect, test } from 'vitest';
import type { RawName } from '../measure/raw';
import { faultsOf } from './faults';
import type { Told } from './summary';

const one = { page: '1 button', variant: 'quire' };
const NAMES: RawName[] = [
  'bytes',
  'cpuMs',
  'usableMs',
  'longestTaskMs',
  'heapBytes',
  'layoutShift',
  'doneMs',
  'earlyDoneMs',
  'hoveredDoneMs',
  'pressCalls',
];
const told = (values: Partial<Record<RawName, number>> = {}): Told[] =>
  NAMES.map((figure) => {
    const value = values[figure] ?? 1;
    return { ...one, figure, spread: { median: value, min: value, max: value } };
  });

describe('a bench that went well', () => {
  test('has every figure of every page', () => {
    expect(faultsOf(told(), [one])).toEqual([]);
    const without = told().filter(({ figure }) => figure !== 'doneMs');
    expect(faultsOf(without, [one])).toEqual(['1 button, quire: no doneMs']);
  });

  test('has numbers only', () => {
    expect(faultsOf(told({ cpuMs: Number.NaN }), [one])).toEqual(['1 button, quire: cpuMs is no number']);
  });

  test('has added with one call', () => {
    expect(faultsOf(told({ pressCalls: 2 }), [one])).toEqual(['1 button, quire: a press made 2 calls']);
  });

  test('has measured something', () => {
    expect(faultsOf([], [])).toEqual(['nothing was measured']);
    expect(faultsOf([], [one])).toHaveLength(9);
  });
});
