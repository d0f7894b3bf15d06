import type { RawName } from '../measure/raw';
import type { Spread } from './median';
import type { FigureSummary } from './summary';

/** The figures that every page of every variant must have. */
const EXPECTED: RawName[] = [
  'bytes',
  'cpuMs',
  'usableMs',
  'longestTaskMs',
  'heapBytes',
  'layoutShift',
  'doneMs',
  'earlyDoneMs',
  'hoveredDoneMs',
];

/**
 * The problems of a bench, one sentence each: a figure that is missing or not a number, or a press that made more than
 * one call.
 */
export function faultsOf(summaries: FigureSummary[], cases: { page: string; variant: string }[]): string[] {
  if (cases.length === 0) return ['nothing was measured'];
  return cases.flatMap(({ page, variant }) => {
    const ofCase = summaries.filter((summary) => summary.page === page && summary.variant === variant);
    const missing = EXPECTED.filter((name) => !ofCase.some(({ figure }) => figure === name));
    const unreal = ofCase.filter(({ spread, ratio }) => !isReal(spread) || (ratio && !isReal(ratio)));
    const calls = ofCase.find(({ figure }) => figure === 'pressCalls')?.spread.max ?? 0;
    return [
      ...missing.map((name) => `${page}, ${variant}: no ${name}`),
      ...unreal.map(({ figure }) => `${page}, ${variant}: ${figure} is no number`),
      ...(calls <= 1 ? [] : [`${page}, ${variant}: a press made ${calls} calls`]),
    ];
  });
}

const isReal = (spread: Spread) => Object.values(spread).every(Number.isFinite);
