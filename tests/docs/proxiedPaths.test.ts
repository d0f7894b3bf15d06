import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../src/core/endpoints';

/** The paths that an app proxies to the shop, in the three files that list them. */
const [guide = [], ...examples] = [
  'src/README.md',
  'examples/react-app/vite.config.ts',
  'examples/next-app/next.config.mjs',
].map((file) => {
  const [, list = ''] = /(?:paths|PATHS) = \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path as string);
});

test('the guide and the examples proxy the same paths to the shop', () => {
  expect(examples).toEqual([guide, guide]);
});

test('the list has the paths of all requests, and of what the pages of the shop load and link to', () => {
  const absolute = Object.values(ENDPOINTS).flatMap(({ base, path }) => (base === 'absolute' ? [path] : []));
  const rest = ['/cc/mmx/cart', '/sba/approvals', '/kuber/viewList', '/quire/quire.js', '/shop.css', '/banners/a.svg'];
  const paths = [...absolute, ...rest, '/cc/api/cart/default', '/pictures/MUG.svg'];
  expect(absolute.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !guide.some((start) => path.startsWith(start)))).toEqual([]);
});
