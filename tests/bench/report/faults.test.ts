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

describe('faultsOf', () => {
  test('reports a missing figure of a page', () => {
    expect(faultsOf(summaries(), [subject])).toEqual([]);
    const without = summaries().filter(({ figure }) => figure !== 'doneMs');
    expect(faultsOf(without, [subject])).toEqual(['1 button, quire: no doneMs']);
  });

  test('reports a figure that is not a number', () => {
    expect(faultsOf(summaries({ cpuMs: Number.NaN }), [subject])).toEqual(['1 button, quire: cpuMs is no number']);
  });

  test('reports a press that made more than one call', () => {
    expect(faultsOf(summaries({ pressCalls: 2 }), [subject])).toEqual(['1 button, quire: a press made 2 calls']);
  });

  test('reports that nothing was measured, or each required figure that is missing', () => {
    expect(faultsOf([], [])).toEqual(['nothing was measured']);
    expect(faultsOf([], [subject])).toHaveLength(9);
  });
});
