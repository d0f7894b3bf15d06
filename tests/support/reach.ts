import type { JSHandle, Page } from 'playwright';
import { findViolations, TARGETS } from './axe';
import { type Eyes, openEyes } from './eyes';

const NARROW = { width: 320, height: 640 };
type Look = Exclude<keyof Eyes, 'rememberLetters' | 'hiddenFocus'>;

/** WCAG 1.4.4: letters, in CSS pixels, as browsers take them when nobody has chosen, and twice that. */
const LETTERS = { usual: 16, twice: 32 };

/**
 * What customers can not read, reach or tell apart who look at a page otherwise than most: on 320 px, from right to left,
 * with letters of twice the size, in colours of their own. The page is afterwards as it was. The narrow page is held to the
 * `rules` of axe, too.
 */
export async function findOutOfReach(page: Page, rules = TARGETS): Promise<string[]> {
  return [...(await findLostWhenNarrow(page, rules)), ...(await findLostInOwnSettings(page))];
}

/** On 320 px, and there from right to left. Each look begins where the one before has left off: the page is laid out anew. */
export async function findLostWhenNarrow(page: Page, rules = TARGETS): Promise<string[]> {
  const eyes = await page.evaluateHandle(openEyes);
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  // a busy browser takes its time to tell the page
  await page.waitForFunction((width) => innerWidth === width, NARROW.width);
  const narrow = [...(await look(page, eyes, 'lostSideways', 'cutWords')), ...(await findViolations(page, rules))];
  await turn(page, 'rtl');
  const mirrored = await look(page, eyes, 'lostSideways');

  await turn(page, '');
  if (wide) await page.setViewportSize(wide);
  await settled(page);
  return [...told('320 px wide', narrow), ...told('320 px wide, from right to left', mirrored)];
}

/** With letters of twice the size, and in colours of the customer's own. */
export async function findLostInOwnSettings(page: Page): Promise<string[]> {
  const eyes = await page.evaluateHandle(openEyes);
  const browser = await page.context().newCDPSession(page);
  await eyes.evaluate((it) => it.rememberLetters());
  await browser.send('Page.setFontSizes', { fontSizes: { standard: LETTERS.twice } });
  const enlarged = await look(page, eyes, 'smallLetters', 'lostSideways', 'cutWords');

  await browser.send('Page.setFontSizes', { fontSizes: { standard: LETTERS.usual } });
  await page.emulateMedia({ forcedColors: 'active' });
  const inOwnColours = await look(page, eyes, 'chosenInVain', 'ownColours');

  await page.emulateMedia({ forcedColors: 'none' });
  await browser.detach();
  await settled(page);
  return [...told('letters of twice the size', enlarged), ...told('forced colours', inOwnColours)];
}

/** The controls whose focus a keyboard can not follow. Focuses one after another, and leaves the focus with the last. */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  // without a key the browser takes the focus for one of a script, and shows no ring
  await page.keyboard.press('Tab');
  const eyes = await page.evaluateHandle(openEyes);
  return eyes.evaluate((it) => it.hiddenFocus());
}

/** What the eyes find once the page has come to rest. */
async function look(page: Page, eyes: JSHandle<Eyes>, ...looks: Look[]): Promise<string[]> {
  await settled(page);
  return eyes.evaluate((it, names) => names.flatMap((name) => it[name]()), looks);
}

async function turn(page: Page, direction: 'rtl' | ''): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dir = value;
  }, direction);
}

/** Two frames later the page has drawn what has changed, and its widgets have answered to it. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

function told(look: string, faults: string[]): string[] {
  return faults.map((fault) => `${look}: ${fault}`);
}
