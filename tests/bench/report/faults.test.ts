import { describe, expect, test } from 'vitest';
import type { RawName } from '../measure/raw';
import { faultsOf } from './faults';
import type { FigureSummary } from './summary';

const subject = { page: '1 button', variant: 'quire' };
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
const summaries = (values: Partial<Record<RawName, number>> = {}): FigureSummary[] =>
  NAMES.map((figure) => {
    const value = values[figure] ?? 1;
    return { ...subject, figure, spread: { median: value, min: value, max: value } };
  });

describe('a bench that went well', () => {
  test('has every figure of every page', () => {
    expect(faultsOf(summaries(), [subject])).toEqual([]);
    const without = summaries().filter(({ figure }) => figure !== 'doneMs');
    expect(faultsOf(without, [subject])).toEqual(['1 button, quire: no doneMs']);
  });

  test('has numbers only', () => {
    expect(faultsOf(summaries({ cpuMs: Number.NaN }), [subject])).toEqual(['1 button, quire: cpuMs is no number']);
  });

  test('has added with one call', () => {
    expect(faultsOf(summaries({ pressCalls: 2 }), [subject])).toEqual(['1 button, quire: a press made 2 calls']);
  });

  test('has measured something', () => {
    expect(faultsOf([], [])).toEqual(['nothing was measured']);
    expect(faultsOf([], [subject])).toHaveLength(9);
  });
});
