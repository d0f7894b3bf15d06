import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright';

/** The width of the screen. With a height, the picture is of the viewport instead of the whole page. */
export type Frame = { width: number; height?: number };

/** Chromium arguments that make fonts and colors independent of the machine. */
export const DETERMINISTIC_RENDERING = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** The fixed time of all pictures. The hours of shops and the years of a card depend on it. */
const NOON = new Date('2026-07-01T12:00:00-04:00');

const PATIENCE_MS = 20_000;

/** How long nothing may change before a picture is taken. */
const STILLNESS_MS = 150;

/** The margin below the content of the page. */
const MARGIN_PX = 16;

const { resolve } = createRequire(import.meta.url);

const face = (family: string, weight: string, file: string) =>
  `@font-face {
    font-family: ${family};
    font-weight: ${weight};
    src: url(data:font/woff2;base64,${readFileSync(resolve(`@fontsource/${file}-normal.woff2`), 'base64')});
  }`;

const FACES = [
  ...['400', '500', '600', '700'].map((weight) => face('letters', weight, `inter/files/inter-latin-${weight}`)),
  face('signs', '100 900', 'noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400'),
];

/**
 * The same fonts on every machine, in place of those that themes request. Glyphs have subpixel positions, because two
 * versions of Chromium only agree on those.
 */
const LETTERS = `
  ${FACES.join('\n')}
  :root { --quire-font-family: letters, signs !important; }
  body, code { font-family: letters, signs !important; }
  * { text-rendering: geometricPrecision !important; }
`;

/** Opens pages that look the same on every machine: with fixed fonts, clock, time zone and language. */
export async function openStudio(browser: Browser): Promise<BrowserContext> {
  const studio = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  await studio.clock.setFixedTime(NOON);
  await studio.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, LETTERS);
  return studio;
}

/** A picture of the page, once nothing is loading and two pictures in a row are the same. */
export async function takePicture(page: Page, { width, height }: Frame): Promise<Buffer> {
  const end = Date.now() + PATIENCE_MS;
  let before: Buffer | undefined;
  await page.setViewportSize({ width, height: height ?? 600 });
  while (Date.now() < end) {
    const { isWaiting, bottom } = await page.evaluate(loadAll, !height);
    if (!height) await page.setViewportSize({ width, height: Math.ceil(bottom) + MARGIN_PX });
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (!isWaiting && before?.equals(now)) return now;
    before = now;
    await page.waitForTimeout(STILLNESS_MS);
  }
  throw new Error(`it never stands still: for ${PATIENCE_MS} ms it has waited for something or changed`);
}

/**
 * Runs in the page. Loads its fonts and images; returns whether something is still loading, and where its content ends.
 * In a picture of the whole page, nothing sticks: Chromium rounds the position of a sticky layer up or down.
 */
async function loadAll(isWholePage: boolean) {
  for (const image of document.images) image.loading = 'eager';
  const sticky = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].filter(
    (box) => getComputedStyle(box).position === 'sticky',
  );
  for (const box of isWholePage ? sticky : []) Object.assign(box.style, { position: 'relative', inset: 'auto' });
  await Promise.all([...document.fonts].map((each) => each.load()));
  await Promise.race([
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
    new Promise((resolve) => setTimeout(resolve, 2000)),
  ]);
  return {
    isWaiting:
      document.querySelector('[aria-busy="true"], .quire-spinner') !== null ||
      [...document.images].some((image) => !image.complete || image.naturalWidth === 0),
    bottom: Math.max(
      ...[...document.querySelectorAll('#storybook-root > *')].map((part) => part.getBoundingClientRect().bottom),
    ),
  };
}
