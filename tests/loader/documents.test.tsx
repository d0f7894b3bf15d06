import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mount } from '../../loader/runtime';
import type { Mounted, Refused } from '../../loader/watched';
import { snippets } from '../docs/documents';
import { fakeShop } from '../support/fakeShop';
import { CONTEXT } from '../support/storefront';

const page = window as unknown as Record<symbol, object>;
const QUIRE = Symbol.for('quire');
let mounted: (Mounted | Refused)[] = [];

beforeEach(() => {
  page[QUIRE] = { version: '1.2.3', watched: new Map(), wake: () => false };
  vi.stubGlobal('fetch', fakeShop().pageFetch);
});

afterEach(() => {
  for (const one of mounted) one.unmount?.();
  mounted = [];
  document.body.innerHTML = '';
  Reflect.deleteProperty(page, QUIRE);
  vi.unstubAllGlobals();
});

const shown = ['README.md', 'loader/README.md'].flatMap((file) =>
  snippets(readFileSync(file, 'utf8'), 'html').map((html, index) => ({ file, index: index + 1, html })),
);

describe('what the documents show of a page', () => {
  test.each(shown)('$file, piece $index: each element brings its widget', async ({ html }) => {
    const inert = html.replaceAll('<script async', '<script type="x"');
    const config = `<script type="application/json" data-quire-config>${JSON.stringify(CONTEXT)}</script>`;
    document.body.innerHTML = html.includes('data-quire-config') ? inert : config + inert;
    for (const element of document.querySelectorAll<HTMLElement>('[data-quire]')) {
      mounted.push(await mount(element, { slug: element.dataset['quire'] as string }, async () => {}));
    }
    expect(mounted.map(({ problem }) => problem?.message)).toEqual(mounted.map(() => undefined));
  });
});
