import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './chromium';
import { takeMovements, watchMotion } from './motion';
import { findHiddenFocus, findOutOfReach } from './reach';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);

afterAll(() => browser.close());

async function pageWith(body: string) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
  await watchMotion(page, 'body');
  await page.route('http://planted/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://planted/');
  return page;
}

const head = '<!doctype html><meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>';
/** HTML in a shadow root, as in widgets. */
const inShadow = (html: string) => `<div><template shadowrootmode="open">${html}</template></div>`;
const chosen = (style: string) =>
  `<style>button { min-width: 40px; min-height: 40px; border: 1px solid; ${style} }</style><p><button aria-pressed="true">S</button><button>M</button></p>`;

describe('checks for other ways to see a page', { timeout: 30_000 }, () => {
  test.each([
    ['an element that is too wide', '<p style="width: 400px">Words</p>', '320 px wide: the page scrolls sideways'],
    [
      'an element in a shadow root that is too wide',
      inShadow('<p style="width: 400px">Words</p>'),
      '320 px wide: beyond the edge: p. "Words"',
    ],
    [
      'a box that scrolls sideways',
      '<div style="overflow: auto"><p style="width: 400px">Words</p></div>',
      '320 px wide: wider than its box: div. "Words"',
    ],
    [
      'an element that is wider than its carousel',
      '<div style="overflow: auto; scroll-snap-type: x proximity"><p style="width: 400px">Words</p></div>',
      '320 px wide: beyond the edge: p. "Words"',
    ],
    [
      'an element that is out of sight only from right to left',
      '<p style="position: fixed; right: 300px">Words</p>',
      '320 px wide, from right to left: beyond the edge: p. "Words"',
    ],
    [
      'a target that is large enough only on a wide screen',
      '<style>a { display: block; padding: 9px } @media (width < 600px) { a { padding: 0; font-size: 0.5em } }</style>' +
        '<nav><a href="/1">1</a><a href="/2">2</a><a href="/3">3</a></nav>',
      '320 px wide: target-size: <a href="/1">1</a> <a href="/2">2</a> <a href="/3">3</a>',
    ],
    [
      'a font size in pixels',
      '<p style="font-size: 16px">Words</p>',
      `letters of twice the size: its letters do not grow: p. "Words"`,
    ],
    [
      'a box that does not grow with its text',
      '<p style="height: 20px; overflow: hidden">Words</p>',
      'letters of twice the size: its words do not fit: p. "Words"',
    ],
    [
      'a selection that only its background shows',
      chosen('} [aria-pressed] { background: #cde }'),
      'forced colours: looks like those that are not chosen: button. "S"',
    ],
    [
      'an icon with a color of its own',
      '<button aria-label="Close"><svg viewBox="0 0 9 9" width="30"><path d="M1 1L8 8" stroke="#345" /></svg></button>',
      'forced colours: does not take the colour of its words: path. ""',
    ],
  ])('find %s', async (_, body, fault) => {
    const page = await pageWith(head + body);
    expect(await findOutOfReach(page)).toContain(fault);
    await page.close();
  });

  test('find nothing on a good page, and leave it unchanged', async () => {
    const page = await pageWith(`${head}${chosen('} [aria-pressed] { text-decoration: underline')}<p>Words</p>`);
    const state = () =>
      page.evaluate(() => [
        innerWidth,
        document.documentElement.dir,
        getComputedStyle(document.body).fontSize,
        matchMedia('(forced-colors: active)').matches,
      ]);
    const before = await state();

    expect(await findOutOfReach(page)).toEqual([]);
    expect(await state()).toEqual(before);
    await page.close();
  });

  test('accept a carousel with several elements that fit', async () => {
    const part = '<p style="flex: none; width: 200px">Words</p>';
    const row = `<div style="display: flex; overflow: auto; scroll-snap-type: x proximity">${part.repeat(3)}</div>`;
    const page = await pageWith(head + row);
    expect(await findOutOfReach(page)).toEqual([]);
    await page.close();
  });

  test('find a focus without an outline', async () => {
    const page = await pageWith(`${head}<style>.bare { outline: 0; box-shadow: 0 0 2px 2px }</style>
      <button>Good</button> <button class="bare">Bare</button>`);
    expect(await findHiddenFocus(page)).toEqual(['does not show its focus: button.bare "Bare"']);
    await page.close();
  });

  test('find an animation that ignores reduced motion', async () => {
    const page = await pageWith(`${head}<style>@keyframes turn { to { rotate: 1turn } }
      .wheel { animation: turn 800ms infinite } .quick { animation: turn 1ms }</style>
      <p class="wheel">Wheel</p><p class="quick">Quick</p>`);
    await expect.poll(() => takeMovements(page)).toEqual(['wheel moves: turn']);
    await page.close();
  });
});
