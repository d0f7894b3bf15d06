import { describe, expect, test } from 'vitest';
import { totals } from './reportTotals';

type Module = Parameters<typeof totals>[0][number];

const aModule = (states: string[], errors: unknown[] = []) =>
  ({
    children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
    errors: () => errors,
  }) as unknown as Module;

describe('the last line of a run', () => {
  test.each([
    ['nothing ran', [], 0, '0 passed, 0 failed'],
    [
      'tests of several files are added up',
      [aModule(['passed', 'failed']), aModule(['passed'])],
      0,
      '2 passed, 1 failed',
    ],
    ['a skipped test is neither', [aModule(['passed', 'skipped'])], 0, '1 passed, 0 failed'],
    ['a file that can not be loaded has failed', [aModule([], [new Error('no such file')])], 0, '0 passed, 1 failed'],
    ['an error outside of every test has failed', [aModule(['passed'])], 1, '1 passed, 1 failed'],
  ])('%s', (_case, modules, errorsOutside, line) => {
    expect(totals(modules, errorsOutside)).toBe(line);
  });
});
