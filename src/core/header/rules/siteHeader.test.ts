import { expect, test } from 'vitest';
import { hasBudgetOverview } from './siteHeader';

const values = [{ name: 'Facilities' }];

test.each([
  [true, true, values, true],
  [false, true, values, false],
  [true, false, values, false],
  [true, true, [], false],
  [false, false, [], false],
])(
  'the overview of budgets that are enabled (%s), configured (%s) and have the values %j is displayed: %s [BUD-003]',
  (enabled, configured, held, isShown) => {
    const centers = { level: 'ACCOUNT', values: held, isBudgetingEnabled: enabled, isConfigured: configured };
    expect(hasBudgetOverview(centers)).toBe(isShown);
  },
);
