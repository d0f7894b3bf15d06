import type { JSHandle, Page } from 'playwright';
import { findViolations, TARGETS } from './axe';
import { type Eyes, openEyes } from './eyes';

const NARROW = { width: 320, height: 640 };
type Look = Exclude<keyof Eyes, 'rememberLetters' | 'hiddenFocus'>;

/** WCAG 1.4.4: the browsers' default font size in CSS pixels, and twice that. */
const LETTERS = { usual: 16, twice: 32 };

/**
 * What customers cannot read, reach or distinguish in special settings: a width of 320 px, right to left, and in
 * Chromium, whose driver can set them, twice the font size and forced colours. Restores the page afterwards. Also checks
 * the narrow page against the axe `rules`.
 */
export async function findOutOfReach(page: Page, rules = TARGETS): Promise<string[]> {
  const hasSettings = page.context().browser()?.browserType().name() === 'chromium';
  return [...(await findLostWhenNarrow(page, rules)), ...(hasSettings ? await findLostInOwnSettings(page) : [])];
}

/**
 * Checks the page at 320 px, also right to left. Each look starts in the state that the previous one left, because a
 * change lays out the page again.
 */
export async function findLostWhenNarrow(page: Page, rules = TARGETS): Promise<string[]> {
  const eyes = await page.evaluateHandle(openEyes);
  const wide = page.viewportSize();
  await resize(page, NARROW);
  const narrow = [...(await look(page, eyes, 'lostSideways', 'clippedText')), ...(await findViolations(page, rules))];
  await setDirection(page, 'rtl');
  const mirrored = await look(page, eyes, 'lostSideways');

  await setDirection(page, '');
  if (wide) await resize(page, wide);
  await settled(page);
  return [...prefixed('320 px wide', narrow), ...prefixed('320 px wide, from right to left', mirrored)];
}

/** Checks the page with twice the font size, and with forced colours. */
export async function findLostInOwnSettings(page: Page): Promise<string[]> {
  const eyes = await page.evaluateHandle(openEyes);
  const browser = await page.context().newCDPSession(page);
  await eyes.evaluate((it) => it.rememberLetters());
  await browser.send('Page.setFontSizes', { fontSizes: { standard: LETTERS.twice } });
  const enlarged = await look(page, eyes, 'smallLetters', 'lostSideways', 'clippedText');

  await browser.send('Page.setFontSizes', { fontSizes: { standard: LETTERS.usual } });
  await page.emulateMedia({ forcedColors: 'active' });
  const inOwnColours = await look(page, eyes, 'chosenInVain', 'ownColours');

  await page.emulateMedia({ forcedColors: 'none' });
  await browser.detach();
  await settled(page);
  return [...prefixed('letters of twice the size', enlarged), ...prefixed('forced colours', inOwnColours)];
}

/** The controls without a visible keyboard focus. Focuses each in turn, and leaves the focus on the last one. */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  // without a key press, the browser treats the focus as scripted and displays no ring
  await page.keyboard.press('Tab');
  const eyes = await page.evaluateHandle(openEyes);
  return eyes.evaluate((it) => it.hiddenFocus());
}

/** The results of the looks once the page is idle. */
async function look(page: Page, eyes: JSHandle<Eyes>, ...looks: Look[]): Promise<string[]> {
  await settled(page);
  return eyes.evaluate((it, names) => names.flatMap((name) => it[name]()), looks);
}

/** A busy browser resizes the page late. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
}

async function setDirection(page: Page, direction: 'rtl' | ''): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dir = value;
  }, direction);
}

/** After two frames the page has rendered the change, and its widgets have reacted to it. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

function prefixed(look: string, faults: string[]): string[] {
  return faults.map((fault) => `${look}: ${fault}`);
}
