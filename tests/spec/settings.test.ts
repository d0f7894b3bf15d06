import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedSettings, settingsContract } from './settings';

test('every setting that a decision names is one that a page can say', () => {
  const isThere = settingsContract();
  expect([isThere('cart.feedback'), isThere('urls.*'), isThere('cart.nothing'), isThere('nothing.*')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const named = namedSettings(readFileSync(new URL('./decisions.md', import.meta.url), 'utf8'));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ setting }) => !isThere(setting))).toEqual([]);
});
