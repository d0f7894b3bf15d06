import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['.github/ARCHITECTURE.md', '.github/CONTRIBUTING.md'])('%s names only files that exist', (page) => {
  const paths = [...readFileSync(page, 'utf8').matchAll(/`((?:src|loader|tests|examples)\/[\w./-]+\.\w+)`/g)];
  const missing = paths.map(([, path = '']) => path).filter((path) => !existsSync(path));
  expect([paths.length > 3, missing]).toEqual([true, []]);
});
