import { describe, expect, test } from 'vitest';
import { engineTable, inFirefox, type Outcome, withoutTests } from './reportSupport';

const TAGS = [{ name: 'devtools', description: 'its own protocol' }];

const anOutcome = (state: string, { name = 'a journey [GEN-003]', engine = 'firefox', tags = [] as string[] } = {}) =>
  ({
    name,
    tags,
    parent: { name: `in ${engine}` },
    project: { config: { tags: TAGS } },
    result: () => ({ state }),
  }) as Outcome;

test('a file that a run has left out, or could not load, has no tests [DEC-Q581]', () => {
  const files = ['cart', 'header', 'stores'].map((moduleId) => ({ moduleId }));
  const modules = [
    { moduleId: 'cart', children: { size: 2 } },
    { moduleId: 'header', children: { size: 0 } },
  ];
  expect(withoutTests(files, modules)).toBe(2);
});

describe('engineTable', () => {
  test('has a row for each journey and a column for each engine, also for one without results', () => {
    const tests = [
      anOutcome('passed', { engine: 'chromium' }),
      anOutcome('failed'),
      anOutcome('skipped', { name: 'another journey' }),
    ];
    const columns = { chromium: 'Chromium 1', firefox: 'Firefox 2', webkit: 'webkit: not installed' };
    expect(engineTable(tests, columns).split('\n')).toEqual([
      '| A customer’s journey | Chromium 1 | Firefox 2 | webkit: not installed |',
      '| --- | --- | --- | --- |',
      '| a journey | works | **fails** | not run |',
      '| another journey | not run | not run | not run |',
    ]);
  });
});

describe('inFirefox', () => {
  test('counts the journeys that work, and those that need what the driver lacks', () => {
    const text = inFirefox([anOutcome('passed'), anOutcome('skipped', { tags: ['devtools'] })]);
    expect(text).toMatch(/^1 of the 2 other journeys work in Firefox, too. Those that need something its driver lacks/);
    expect(text).toContain('| its own protocol | 1 |');
  });

  test('names journeys that fail, and journeys that were not run for another reason [DEC-Q581]', () => {
    const text = inFirefox([anOutcome('passed'), anOutcome('failed'), anOutcome('skipped'), anOutcome('pending')]);
    expect(text).toMatch(
      /^1 of the 4 other journeys work in Firefox, too. \*\*Failed: 1.\*\* Not run, because .+: 2\. Those/,
    );
  });
});
