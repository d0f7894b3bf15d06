import type { JSHandle, Page } from 'playwright';
import { findViolations, TARGETS } from './axe';
import { type Eyes, openEyes } from './eyes';

const NARROW = { width: 320, height: 640 };
/** In CSS pixels: what browsers take when nobody has chosen, and twice that. */
const LETTERS = { usual: 16, twice: 32 };

/**
 * What customers can not read, reach or tell apart who look at a page otherwise than most: on 320 px, from right to left,
 * with letters of twice the size, in colours of their own. The page is afterwards as it was.
 */
export async function findOutOfReach(page: Page): Promise<string[]> {
  const eyes = await page.evaluateHandle(openEyes);
  return [
    ...(await onNarrowScreens(page, eyes)),
    ...(await inLargeLetters(page, eyes)),
    ...(await inOwnColours(page, eyes)),
  ];
}

/** The controls whose focus a keyboard can not follow. Focuses one after another, and leaves the focus with the last. */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  // without a key the browser takes the focus for one of a script, and shows no ring
  await page.keyboard.press('Tab');
  const eyes = await page.evaluateHandle(openEyes);
  return eyes.evaluate((it) => it.hiddenFocus());
}

async function onNarrowScreens(page: Page, eyes: JSHandle<Eyes>): Promise<string[]> {
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  await settled(page);
  const narrow = await eyes.evaluate((it) => [...it.lostSideways(), ...it.cutWords()]);
  const small = await findViolations(page, TARGETS);
  await turn(page, 'rtl');
  const mirrored = await eyes.evaluate((it) => it.lostSideways());
  await turn(page, '');
  if (wide) await page.setViewportSize(wide);
  await settled(page);
  return [...told('320 px wide', [...narrow, ...small]), ...told('320 px wide, from right to left', mirrored)];
}

/** WCAG 1.4.4: the letters that the customer has chosen in the browser. */
async function inLargeLetters(page: Page, eyes: JSHandle<Eyes>): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const choose = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await eyes.evaluate((it) => it.rememberLetters());
  await choose(LETTERS.twice);
  await settled(page);
  const faults = await eyes.evaluate((it) => [...it.smallLetters(), ...it.lostSideways(), ...it.cutWords()]);
  await choose(LETTERS.usual);
  await settled(page);
  await browser.detach();
  return told('letters of twice the size', faults);
}

async function inOwnColours(page: Page, eyes: JSHandle<Eyes>): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  const faults = await eyes.evaluate((it) => [...it.chosenInVain(), ...it.ownColours()]);
  await page.emulateMedia({ forcedColors: 'none' });
  await settled(page);
  return told('forced colours', faults);
}

async function turn(page: Page, direction: 'rtl' | ''): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dir = value;
  }, direction);
  await settled(page);
}

/** Two frames later the page has drawn what has changed, and its widgets have answered to it. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

function told(look: string, faults: string[]): string[] {
  return faults.map((fault) => `${look}: ${fault}`);
}
