import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import type { Manifest } from '../../package/manifest';
import { buttonElement, configElement, legacyPage } from '../page/legacyPage';
import { PAPER } from '../page/products';
import { testServers } from '../page/testServers';
import { visit } from '../page/visit';

/** Appends a line to a file on its way to the browser. */
const tamper = (tampered: string) => (context: BrowserContext) =>
  context.route(new RegExp(`/quir(e|%65)/${tampered.replaceAll('.', '\\.')}`), async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()};(window.tampered ??= []).push(${JSON.stringify(route.request().url())});`;
    await route.fulfill({ response, body });
  });

/** Loads a file as the chunks of the script load each other; resolves with whether it loaded. */
const load = (file: string) => {
  const loader = (globalThis as never)[Symbol.for('quire') as never] as { load: (path: string) => Promise<unknown> };
  return loader.load(`./${file}`).then(
    () => true,
    () => false,
  );
};

const tampered = () => (window as unknown as { tampered?: string[] }).tampered ?? [];

async function readManifest(): Promise<Manifest> {
  return (await fetch(`${testServers().shopUrl}/quire/manifest.json`)).json();
}

// style sheets need no check of their own: they are text in the files of their widgets
test('no file that the script requests runs if it was tampered with, and every file runs if it was not', async () => {
  const { files, loader } = await readManifest();
  const scripts = Object.keys(files).filter((file) => file !== loader);
  expect(scripts.length).toBeGreaterThan(5);
  const page = { pages: { '/legacy': legacyPage('') } };

  const whole = await visit('/legacy', page);
  await whole.page.waitForFunction(() => Symbol.for('quire') in globalThis);
  for (const file of scripts) expect([file, await whole.page.evaluate(load, file)]).toEqual([file, true]);

  for (const file of scripts) {
    const shop = await visit('/legacy', { ...page, intercept: tamper(file), complaints: [/integrity/] });
    await shop.page.waitForFunction(() => Symbol.for('quire') in globalThis);
    expect([file, await shop.page.evaluate(load, file)]).toEqual([file, false]);
    expect(await shop.page.evaluate(tampered)).toEqual([]);
    await shop.page.close();
  }
}, 180_000);

test('a tampered loader does not run if its tag has the integrity of the manifest, and the plain form adds the product', async () => {
  const { files, loader } = await readManifest();
  const integrity = files[loader]?.integrity;
  const tag = `<script async src="/quire/${loader}?tampered" integrity="${integrity}" onerror="refused = 1"></script>`;
  const shop = await visit('/legacy', {
    pages: { '/legacy': legacyPage(buttonElement(PAPER.sku), { head: configElement() + tag }) },
    intercept: tamper(`${loader}?tampered`.replace('?', '\\?')),
    complaints: [/integrity/],
  });
  await shop.page.waitForFunction(() => 'refused' in window);
  expect(await shop.page.evaluate(tampered)).toEqual([]);
  expect(await shop.page.evaluate(() => Symbol.for('quire') in globalThis)).toBe(false);

  await shop.plainButton(PAPER.sku).click();

  await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
});
