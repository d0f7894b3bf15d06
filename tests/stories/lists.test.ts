import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser/chromium';

/** The widgets' sheet removes the marks and margins of lists. Some need them. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function openStory(title: string, name?: string): Promise<Page> {
  const { url, stories } = inject('storybooks').react;
  const story = stories.find((each) => each.title === title && (name === undefined || each.name === name));
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html?id=${story?.id}&viewMode=story`);
  return page;
}

const marks = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));

test('the lists of a headline have bullets or numbers [MENU-005]', async () => {
  const page = await openStory('Widgets/HeadlineText');
  await page.locator('.quire ol').waitFor();
  expect(await marks(page, '.quire ol')).toEqual(['decimal']);
});

test('on paper, a carousel has all its products below each other', async () => {
  const page = await openStory('Widgets/RecsCarousel');
  const track = page.locator('.quire-carousel__track').first();
  await track.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await track.evaluate((list) => getComputedStyle(list).gridAutoFlow)).toBe('row');
});
