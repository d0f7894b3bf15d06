import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { snippets } from '../docs/documents';
import { configHtml, openPage } from './openPage';

const examples = ['README.md', 'loader/README.md'].flatMap((file) =>
  snippets(readFileSync(file, 'utf8'), 'html').map((html, index) => ({ file, index: index + 1, html })),
);

describe('HTML examples in the documentation', () => {
  test.each(examples)('$file, example $index: every element mounts its widget', async ({ html }) => {
    // happy-dom would request what a page preloads, past the fake shop
    const inert = html.replaceAll('<script async', '<script type="x"').replaceAll('rel="preload"', 'rel="x"');
    const mounted = await openPage().mountAll(html.includes('data-quire-config') ? inert : configHtml() + inert);
    expect(mounted.map(({ problem }) => problem?.message)).toEqual(mounted.map(() => undefined));
  });
});
