import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { installNext, serveNextApp } from '../page/nextApp';
import { testServers } from '../page/testServers';
import { PATIENCE_MS, visit } from '../page/visit';

/** Installing and building takes half a minute, and on a busy machine much longer. */
const BUILT_MS = 300_000;

const folder = await installNext();
let app: Awaited<ReturnType<typeof serveNextApp>>;

beforeAll(async () => {
  if (folder) app = await serveNextApp(folder, testServers().shopUrl);
}, BUILT_MS);

afterAll(() => app?.close());

test.runIf(folder)('the packed package sells in a Next app, whose server renders its widgets [DEC-Q546]', async () => {
  const html = await vi.waitFor(async () => (await fetch(app.url)).text(), PATIENCE_MS);
  expect(html).toContain('$130.98');
  expect(html).toMatch(/<button type="button"[^>]* aria-label="Cart"/);
  expect(html).toMatch(/<button type="button"[^>]*><span>Add to cart<\/span><\/button>/);

  // fails if hydration reports an error
  const { page, goto } = await visit('about:blank');
  await goto(app.url);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Added to cart' });
  expect(await drawer.evaluate((dialog) => getComputedStyle(dialog).position)).toBe('fixed');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByText('Your cart is empty.').waitFor();
});
