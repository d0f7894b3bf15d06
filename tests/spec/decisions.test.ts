import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the decisions have every id once', () => {
  const table = readFileSync(new URL('./decisions.md', import.meta.url), 'utf8');
  const ids = [...table.matchAll(/^\| (DEC-\S+) \|/gm)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
