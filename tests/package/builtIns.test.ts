import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addQuery } from '../../src/core/cart/client/adding/addCall';
import { emptyRows } from '../../src/core/lists/rules/quickOrderRows';
import { safeUrl } from '../../src/core/platform/rules/safeUrl';
import { truncate } from '../../src/core/platform/rules/text';
import { withOldArrayFrom } from '../support/oldLibrary';

test('no source calls Array.from, which old libraries replace on their pages; it spreads or maps instead [GEN-001]', () => {
  const sources = ['src', 'loader'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => /\bArray\.from\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('texts, addresses and rows are right on a page whose Array.from is older than iterators [GEN-001]', () => {
  withOldArrayFrom();
  const results = {
    short: truncate('Ada Lovelace and her engine', 10),
    address: atob(String(addQuery({ specialShipTo: { city: 'Bern' } })['specialShipTo'])),
    rows: emptyRows(2).map(({ id }) => id),
    unsafe: safeUrl('java\nscript:alert(1)'),
  };
  expect(results).toEqual({
    short: 'Ada Lovela...',
    address: '{"city":"Bern"}',
    rows: [1, 2],
    unsafe: undefined,
  });
});
