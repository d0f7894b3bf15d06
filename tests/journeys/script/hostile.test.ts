import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buttonElement, MINI_CART, SCRIPT } from '../page/legacyPage';
import { DRIVE, PAPER } from '../page/products';
import { approach } from '../page/shopPage';
import { testServers } from '../page/testServers';
import { translateTexts } from '../page/translator';
import { useEverything } from '../page/useEverything';
import { type Visit, visit } from '../page/visit';
import { FOCUS_TRAP } from './hostile/focusTrap';
import { pageAround } from './hostile/hostilePage';
import { type Look, looks } from './hostile/looks';
import { differenceOf, type Picture, pictureOf, pictureOfPage } from './hostile/pictures';

/** The parts of the page that are not its own. */
const OWN_CONTENT = '.place, footer';

const BOTH = MINI_CART + buttonElement(PAPER.sku);

/** The share of pixels that may differ: the edges of letters are smoothed against their background. */
const TOLERANCE = 0.001;

/** Runs in the page before its scripts: a toast stays until its picture is taken, on a busy machine too. */
const keepToasts = () => {
  const { setTimeout: wait } = window;
  window.setTimeout = ((run: () => void, ms?: number) => wait(run, ms === 5000 ? 60_000 : ms)) as typeof setTimeout;
};

async function look({ element, show }: Look, isHostile: boolean) {
  const pages = { '/old/page': pageAround(element, { isHostile }) };
  const shop = await visit('/old/page', { pages, before: keepToasts });
  return { shop, picture: await pictureOf(await show(shop)) };
}

/** Saves two pictures that differ, so that a person can compare them. */
function savePictures(name: string, pictures: Picture[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'quire-looks-'));
  for (const [index, picture] of pictures.entries()) {
    const png = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    writeFileSync(join(folder, `${name.replaceAll(' ', '-')}-${index === 0 ? 'clean' : 'hostile'}.png`), png);
  }
  return folder;
}

/** What a script can leave in a page: global names, style sheets, attributes, elements. */
const inventory = () => {
  const attributesOf = ({ nodeName, attributes }: Element) =>
    [...attributes].filter(({ value }) => value).map(({ name, value }) => `${nodeName} ${name}="${value}"`);
  return {
    names: Object.keys(window),
    sheets: [document.adoptedStyleSheets.length, document.querySelectorAll('style, link[rel=stylesheet]').length],
    attributes: [document.documentElement, document.head, document.body].flatMap(attributesOf),
    children: [...document.body.children].map(({ nodeName }) => nodeName),
  };
};

describe('a page with hostile style sheets and patched built-ins', () => {
  test.each(looks)('$name works and looks the same as on a clean page', async (each) => {
    const clean = await look(each, false);
    const hostile = await look(each, true);

    const { sizes, share } = await differenceOf(clean.shop.page, clean.picture, hostile.picture);

    const savedTo = share > TOLERANCE ? savePictures(each.name, [clean.picture, hostile.picture]) : '';
    expect(sizes[1], savedTo).toBe(sizes[0]);
    expect(share, savedTo).toBeLessThanOrEqual(TOLERANCE);
  });

  test('looks the same after all widgets were used, and has one more global name', async () => {
    const visitOld = (script: string) => visit('/old/page', { pages: { '/old/page': pageAround(BOTH, { script }) } });
    const without = await visitOld('<script></script>');
    const used = await visitOld(SCRIPT);
    await useEverything(used);
    await used.page.keyboard.press('Escape');
    await used.miniCart.panel.waitFor({ state: 'hidden' });

    const [before, after] = [await without.page.evaluate(inventory), await used.page.evaluate(inventory)];
    const pictures = [
      await pictureOfPage(without.page, OWN_CONTENT),
      await pictureOfPage(used.page, OWN_CONTENT),
    ] as const;

    const names = after.names.filter((name) => !before.names.includes(name));
    expect({ ...after, names }).toEqual({ ...before, names: ['Quire'] });
    const { share } = await differenceOf(without.page, ...pictures);
    expect(share, share > 0 ? savePictures('the page', [...pictures]) : '').toBe(0);
  });

  test('with shortcuts of its own lets customers type a quantity and add it [DEC-Q464]', async () => {
    const element = buttonElement(PAPER.sku, 'data-show-quantity="true"') + MINI_CART;
    const shop = await visit('/old/page', { pages: { '/old/page': pageAround(element) } });
    const quantity = shop.page.getByRole('textbox', { name: 'Quantity' });
    await quantity.click();
    await shop.page.keyboard.press('Control+A');
    await shop.page.keyboard.type('12');
    expect(await quantity.inputValue()).toBe('12');

    await shop.addButton(PAPER.sku).click();
    await expect.poll(shop.miniCart.count).toBe(12);
  });

  test('with a base URL elsewhere still sends cart calls to the shop', async () => {
    const base = 'https://pictures.invalid/old/';
    const script = `<script async src="${testServers().shopUrl}/quire/quire.js"></script>`;
    const shop = await visit('/old/page', {
      pages: { '/old/page': pageAround(BOTH, { base, script }) },
      // fails at once, since a real lookup of the host can be slow
      intercept: (context) => context.route('https://pictures.invalid/**', (route) => route.abort('namenotresolved')),
      complaints: [/pictures\.invalid\/pictures/],
    });

    await shop.addToCart(PAPER.sku);

    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    await shop.closeDrawer();
    await expect.poll(shop.miniCart.count).toBe(1);
  });
});

describe('a hostile page that a browser translates', () => {
  const visitTranslated = (element: string, options: Parameters<typeof pageAround>[1] = {}) =>
    visit('/old/page', { pages: { '/old/page': pageAround(element, options) }, before: translateTexts });
  const toggle = (shop: Visit, selector: string, name: string) =>
    shop.page.locator(selector).evaluate((element, given) => void element.classList.toggle(given), name);

  test('sells with a zoom of the page, and as a module', async () => {
    const files = `${testServers().shopUrl}/quire/`;
    const script = `<script type="module" data-quire-files="${files}" src="${files}quire.js"></script>`;
    const shop = await visitTranslated(BOTH, { script, style: 'body { zoom: 1.2 }' });
    await useEverything(shop);
    const translated = () =>
      document.querySelector('[data-quire=mini-cart]')?.shadowRoot?.querySelectorAll('font').length;
    expect(await shop.page.evaluate(translated)).toBeGreaterThan(1);
  });

  test('has the same widgets twice, for two widths of the window', async () => {
    const style = `@media (min-width: 600px) { .narrow { display: none !important } }
      @media (max-width: 599px) { .wide { display: none !important } }`;
    const shop = await visitTranslated(`<div class="wide">${BOTH}</div><div class="narrow">${BOTH}</div>`, { style });
    const add = async (place: string, count: number) => {
      const button = shop.page.locator(`${place} [data-quire="add-to-cart-button"]`);
      await approach(button);
      await button.getByRole('button', { name: 'Add to cart' }).click();
      await shop.closeDrawer();
      const badge = shop.page.locator(place).getByRole('button', { name: `Cart, ${count} item` });
      await badge.click();
      await shop.page.locator(place).getByRole('dialog').getByText('Subtotal').first().waitFor();
      await shop.page.keyboard.press('Escape');
    };
    await add('.wide', 1);
    await shop.page.setViewportSize({ width: 400, height: 800 });
    await add('.narrow', 2);
    await shop.page.setViewportSize({ width: 1280, height: 900 });
    await add('.wide', 3);
  });

  test('hides its content while a drawer is open, and shows it again', async () => {
    const shop = await visitTranslated(BOTH, { style: '.place.off { display: none !important }' });
    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();
    await shop.miniCart.open();
    await toggle(shop, '.place', 'off');
    await expect.poll(() => shop.page.locator(':modal').count()).toBe(0);
    expect(await shop.page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    await toggle(shop, '.place', 'off');
    await shop.miniCart
      .line(PAPER.name)
      .getByRole('button', { name: /^Increase/ })
      .click();
    await expect.poll(shop.miniCart.count).toBe(2);
  });

  test('changes its elements in place', async () => {
    const shop = await visitTranslated(BOTH);
    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();
    const element = shop.page.locator('[data-quire="add-to-cart-button"]');
    await element.evaluate((it, sku) => it.setAttribute('data-sku', sku), DRIVE.sku);
    await shop.addToCart(DRIVE.sku);
    await shop.closeDrawer();
    await expect.poll(shop.cartItems).toMatchObject([{ itemId: PAPER.sku }, { itemId: DRIVE.sku }]);

    await element.evaluate((it) => {
      it.removeAttribute('data-quire');
      it.textContent = 'Sold out';
    });
    await shop.page.getByText('Sold out').click();
    await expect.poll(() => shop.page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
    expect(shop.calls.of('POST')).toHaveLength(2);
  });

  test('keeps the focus within a part of it', async () => {
    const shop = await visitTranslated(
      `${MINI_CART}<section id="panel" tabindex="-1">${buttonElement(PAPER.sku)}</section><script>${FOCUS_TRAP}</script>`,
    );
    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('button', { name: 'Close' }).click();
    await shop.drawer.waitFor({ state: 'hidden' });
    await expect.poll(shop.miniCart.count).toBe(1);
  });
});
