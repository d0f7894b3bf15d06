import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERY_RULE, findViolations } from '../support/axe';
import { launchChromium } from '../support/chromium';
import { takeMovements } from '../support/motion';
import { findHiddenFocus, findLostInOwnSettings, findLostWhenNarrow } from '../support/reach';
import type { BuiltStorybook, Renderer } from './builtStorybook';
import { storyPages } from './storyPages';

/** Wants no motion. */
const CUSTOMER = { viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' } as const;

/** Which renderer has drawn what is on the page, by the marks each leaves on its nodes. */
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

/** Sheets and markup are the same under both, and each look lays the page out anew: they share the looks. */
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
 * Holds every story, as one renderer draws it, to WCAG 2.0, 2.1 and 2.2, A and AA: no rule and no element is left out.
 * Drawn by React that is on a screen of 320 px, where it also keeps still for who wants no motion and can be read from right
 * to left; drawn by Preact on a wide one, where it can also be read with letters of twice the size and in forced colours, and
 * shows the focus of a keyboard.
 */
export function holdEveryStory(renderer: Renderer, { url, stories }: BuiltStorybook): void {
  describe(`every story, drawn by ${renderer}`, () => {
    let browser: Browser;
    let pages: ReturnType<typeof storyPages>;
    beforeAll(async () => {
      browser = await launchChromium();
      pages = storyPages(() => browser.newPage(CUSTOMER), url);
    });
    afterAll(() => browser.close());

    test('is there', () => expect(stories.length).toBeGreaterThan(60));

    test.each(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))(
      '%s is within the reach of everybody and makes no error',
      (_, story) =>
        pages.show(story, async ({ page, errors }) => {
          expect(await renderersOf(page)).toEqual([renderer]);
          await inspect[renderer](page);
          expect(errors).toEqual([]);
        }),
    );
  });
}
