import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snippets } from '../../docs/documents';
import { type PackedProject, packProject } from '../../package/packed';
import { buildPackageWhenStale } from '../page/builtScript';
import { type Visit, visit } from '../page/visit';

const README = readFileSync('README.md', 'utf8');

let project: PackedProject;

/** Building the package takes most of a minute, and on a busy machine longer. */
const BUILT_MS = 300_000;

beforeAll(() => {
  buildPackageWhenStale();
  project = packProject();
}, BUILT_MS);
afterAll(() => project?.remove());

/** Serves a folder of the project at /packed/ on the shop's origin. */
const serveFolder = (folder: string) => (context: BrowserContext) =>
  context.route(
    ({ pathname }) => pathname.startsWith('/packed/'),
    (route) =>
      route.fulfill({
        path: path.join(project.folder, folder, new URL(route.request().url()).pathname.slice('/packed/'.length)),
      }),
  );

async function sells({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog', { name: 'Added to cart' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByText('Your cart is empty.').waitFor();
}

describe('the packed package, used as its README says', () => {
  test('sells in a Vite app, with its style sheet [DEC-Q412]', async () => {
    const write = (file: string, text: string) => writeFileSync(path.join(project.folder, file), text);
    const shop = snippets(README, 'tsx').find((each) => each.includes('StorefrontProvider')) ?? '';
    write('Shop.tsx', shop);
    write(
      'main.tsx',
      `import { createRoot } from 'react-dom/client';
       import { Shop } from './Shop';
       createRoot(document.querySelector('#root') as HTMLElement).render(<Shop />);`,
    );
    write(
      'index.html',
      '<!doctype html><title>App</title><div id="root"></div><script type="module" src="/main.tsx"></script>',
    );
    write('tsconfig.json', '{ "compilerOptions": { "jsx": "react-jsx" } }');
    await build({ configFile: false, root: project.folder, base: '/packed/', logLevel: 'error' });

    const html = readFileSync(path.join(project.folder, 'dist/index.html'), 'utf8');
    const app = await visit('/app', { pages: { '/app': html }, intercept: serveFolder('dist') });
    await sells(app);
    const position = () => getComputedStyle(document.querySelector('dialog') as HTMLElement).position;
    expect(await app.page.evaluate(position)).toBe('fixed');
  });

  test('sells on a plain page with the script tag [DEC-Q412]', async () => {
    const body = snippets(README, 'html').find((each) => each.includes('data-quire-config')) ?? '';
    const html = `<!doctype html><title>Page</title>${body.replace('/quire/quire.js', '/packed/quire.js')}`;
    const intercept = serveFolder('node_modules/quire-widgets/dist/browser');
    await sells(await visit('/page', { pages: { '/page': html }, intercept }));
  });
});
