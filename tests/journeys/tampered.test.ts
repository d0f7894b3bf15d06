import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import type { Manifest } from '../package/manifest';
import { buttonElement, configElement, legacyPage } from './page/legacyPage';
import { PAPER } from './page/products';
import { street } from './page/street';
import { visit } from './page/visit';

/** Somebody on the way puts a line at the end of every file that is asked for as `…?tampered`. */
const tamper = (context: BrowserContext) =>
  context.route(/\/quire\/[^/]+\.js\?tampered$/, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()};(window.tampered ??= []).push(${JSON.stringify(route.request().url())});`;
    await route.fulfill({ response, body });
  });

type Asked = { file: string; integrity: string };

/** Asks for a file as the chunks of the script ask for each other; resolves with whether it came. */
const ask = ({ file, integrity }: Asked) => {
  const { load } = (globalThis as never)[Symbol.for('quire') as never] as {
    load: (from: string, files: Record<string, string>) => Promise<unknown>;
  };
  return load(new URL('/quire/', location.href).href, { [file]: integrity }).then(
    () => true,
    () => false,
  );
};

const tampered = () => (window as unknown as { tampered?: string[] }).tampered ?? [];

async function readManifest(): Promise<Manifest> {
  return (await fetch(`${street().shopUrl}/quire/manifest.json`)).json();
}

// a sheet has no file of its own: it is text in the file of its widget
test('no file that the script asks for runs when it was tampered with, whichever it is, and each runs when it was not', async () => {
  const { files, loader } = await readManifest();
  const asked = Object.entries(files).filter(([file]) => file !== loader);
  const shop = await visit('/legacy', {
    pages: { '/legacy': legacyPage('') },
    meddle: tamper,
    complaints: [/integrity/],
  });
  await shop.page.waitForFunction(() => Symbol.for('quire') in globalThis);

  const came: Record<string, boolean[]> = {};
  for (const [file, { integrity }] of asked) {
    const whole = await shop.page.evaluate(ask, { file: `${file}?whole`, integrity });
    came[file] = [whole, await shop.page.evaluate(ask, { file: `${file}?tampered`, integrity })];
  }

  expect(asked.length).toBeGreaterThan(5);
  expect(came).toEqual(Object.fromEntries(asked.map(([file]) => [file, [true, false]])));
  expect(await shop.page.evaluate(tampered)).toEqual([]);
});

test('the loader does not run when it was tampered with and its tag has the integrity of the manifest, and the plain form sells', async () => {
  const { files, loader } = await readManifest();
  const integrity = files[loader]?.integrity;
  const tag = `<script async src="/quire/${loader}?tampered" integrity="${integrity}" onerror="refused = 1"></script>`;
  const shop = await visit('/legacy', {
    pages: { '/legacy': legacyPage(buttonElement(PAPER.sku), { head: configElement() + tag }) },
    meddle: tamper,
    complaints: [/integrity/],
  });
  await shop.page.waitForFunction(() => 'refused' in window);
  expect(await shop.page.evaluate(tampered)).toEqual([]);
  expect(await shop.page.evaluate(() => Symbol.for('quire') in globalThis)).toBe(false);

  await shop.plainButton(PAPER.sku).click();

  await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
});
