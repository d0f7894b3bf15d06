import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { es } from '../../src/languages/es/index';
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

test('every group of messages that a decision names is one that a page can replace', () => {
  const named = namedSettings(readFileSync(new URL('./decisions.md', import.meta.url), 'utf8'));
  const groups = named.filter(({ setting }) => setting.startsWith('messages.') && setting !== 'messages.*');
  expect(groups.length).toBeGreaterThan(10);
  expect(groups.filter(({ setting }) => !Object.hasOwn(es, setting.split('.')[1] ?? ''))).toEqual([]);
});
