import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { EVERY_RULE, findViolations } from '../support/browser/axe';
import { launchChromium } from '../support/browser/chromium';
import { takeMovements } from '../support/browser/motion';
import { findHiddenFocus, findLostInOwnSettings, findLostWhenNarrow } from '../support/browser/reach';
import type { Renderer } from './globalSetup';
import { storyPages } from './storyPages';

/** Prefers reduced motion. */
const CUSTOMER = { viewport: { width: 1024, height: 800 }, reducedMotion: 'reduce' } as const;

/** The renderers of the page, by the properties that each adds to its nodes. */
function renderersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const keys = [...document.querySelectorAll('#storybook-root, #storybook-root *')].flatMap((node) =>
      Object.keys(node),
    );
    return [
      ...(keys.some((key) => key.startsWith('__reactFiber')) ? ['react'] : []),
      ...(keys.some((key) => key === '__k') ? ['preact'] : []),
    ];
  });
}

/** A story on a spinner says so in its name: Loading, Adding, Pending. */
const NAMES_OF_PENDING = /ing(?![a-z])/;

/** How long a story may take to load. */
const LOADED_MS = 2000;

/** How many spinners and busy regions a page shows. */
function pendingOn(page: Page): Promise<number> {
  return page.locator('#storybook-root :is(.quire-spinner, [aria-busy="true"]):visible').count();
}

/** Each check lays the page out again. Sheets and markup are the same under both, so each renderer runs half of them. */
const inspect: Record<Renderer, (page: Page) => Promise<void>> = {
  async react(page) {
    expect(await takeMovements(page)).toEqual([]);
    expect(await findLostWhenNarrow(page, EVERY_RULE)).toEqual([]);
  },
  async preact(page) {
    expect(await findViolations(page)).toEqual([]);
    expect(await findLostInOwnSettings(page)).toEqual([]);
    expect(await findHiddenFocus(page)).toEqual([]);
  },
};

/**
 * Checks every story, as one renderer renders it, against WCAG 2.0, 2.1 and 2.2, A and AA, without exempt rules or
 * elements. React renders on a screen of 320 px, where a story must also not move if reduced motion is preferred, and be
 * readable from right to left. Preact renders on a wide one, where it must also be readable with text of twice the size and
 * in forced colors, and show the keyboard focus.
 */
export function holdEveryStory(renderer: Renderer): void {
  const { url, stories } = inject('storybooks')[renderer];
  describe(`every story, rendered by ${renderer}`, () => {
    let browser: Browser;
    let pages: ReturnType<typeof storyPages>;
    beforeAll(async () => {
      browser = await launchChromium();
      pages = storyPages(() => browser.newPage(CUSTOMER), url);
    });
    afterAll(() => browser.close());

    test('is found: there are more than 60', () => expect(stories.length).toBeGreaterThan(60));

    test.each(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))(
      '%s is accessible and logs no error',
      (_, story) =>
        pages.show(story, async ({ page, errors }) => {
          expect(await renderersOf(page)).toEqual([renderer]);
          if (!NAMES_OF_PENDING.test(story.title + story.name))
            await expect.poll(() => pendingOn(page), { timeout: LOADED_MS }).toBe(0);
          await inspect[renderer](page);
          expect(errors).toEqual([]);
        }),
    );
  });
}
