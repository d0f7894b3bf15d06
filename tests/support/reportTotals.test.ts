import { describe, expect, test } from 'vitest';
import { totals } from './reportTotals';

type Module = Parameters<typeof totals>[0][number];

const aModule = (states: string[], errors: unknown[] = []) =>
  ({
    children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
    errors: () => errors,
  }) as unknown as Module;

describe('totals', () => {
  test.each([
    ['returns zeros if nothing ran', [], 0, '0 passed, 0 failed'],
    [
      'adds up the tests of several files',
      [aModule(['passed', 'failed']), aModule(['passed'])],
      0,
      '2 passed, 1 failed',
    ],
    ['counts a skipped test as neither passed nor failed', [aModule(['passed', 'skipped'])], 0, '1 passed, 0 failed'],
    [
      'counts a file that cannot be loaded as failed',
      [aModule([], [new Error('no such file')])],
      0,
      '0 passed, 1 failed',
    ],
    ['counts an error outside of every test as failed', [aModule(['passed'])], 1, '1 passed, 1 failed'],
  ])('%s', (_case, modules, errorsOutside, line) => {
    expect(totals(modules, errorsOutside)).toBe(line);
  });
});
