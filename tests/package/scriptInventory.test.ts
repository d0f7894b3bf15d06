import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { integrityOf } from '../../.rollup/integrity.mjs';
import { readManifest } from './manifest';

type Entry = { file: string; integrity: string; runsIn: string; reason: string; checkedBy: string };

const { version, scripts } = JSON.parse(readFileSync('dist/browser/script-inventory.json', 'utf8')) as {
  version: string;
  scripts: Entry[];
};

test('the inventory lists every published script once, with the integrity of its file', () => {
  const published = readdirSync('dist/browser').filter((file) => file.endsWith('.js'));
  expect(scripts.map(({ file }) => file).sort()).toEqual(published.sort());
  for (const { file, integrity } of scripts) {
    expect({ file, integrity }).toEqual({ file, integrity: integrityOf(readFileSync(`dist/browser/${file}`)) });
  }
  expect(version).toBe(readManifest().version);
});

test('the inventory has a reason and a check for each script, and one script of the card frame', () => {
  const vague = scripts.filter(({ reason, checkedBy }) => reason.length < 12 || checkedBy === '');
  expect(vague).toEqual([]);
  const { widgets } = readManifest();
  const own = widgets['payment-tabs']?.[1];
  expect(scripts.find(({ file }) => file === own)?.reason).toContain('payment-tabs');
  expect(scripts.filter(({ runsIn }) => runsIn === 'card frame')).toHaveLength(1);
});
