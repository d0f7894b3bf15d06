import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** TypeDoc takes about 12 s, and on a busy machine much longer. */
const BUILT_MS = 120_000;

describe('the site of npm run build-docs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quire-docs-'));
  const page = (name: string) => readFileSync(path.join(folder, name), 'utf8');

  // its links lead somewhere, and every public function, constant and class has a docstring: all else is an error
  beforeAll(() => {
    execFileSync('npx', ['typedoc', '--logLevel', 'Warn', '--out', folder]);
  }, BUILT_MS);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has each entry point of the package, under the name that apps import [DEC-Q473]', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      exports: Record<string, object | string>;
    };
    const entries = Object.entries(exports).filter(
      ([name, target]) => typeof target === 'object' && !/\.css$/.test(name),
    );
    expect(entries.length).toBeGreaterThan(15);
    for (const [name] of entries)
      expect(page(`modules/quire-widgets${name.slice(1).replaceAll('/', '_')}.html`)).toContain('quire-widgets');
    expect(page('types/quire-widgets.MiniCartProps.html')).toContain('Renders only the badge');
  });

  test('starts with the README, and leads to the guides and to Storybook from every page [DEC-Q473]', () => {
    expect(page('index.html')).toContain('documents/Quire_on_a_server-rendered_page.html');
    expect(page('index.html')).toContain('href="storybook/index.html"');
    expect(page('documents/Accessibility_of_the_widgets.html')).toContain('href="../storybook/index.html"');
  });
});
