import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe';
import { launchChromium } from '../support/chromium';
import { builtStorybook, type Renderer, type Story } from './builtStorybook';

type Storybook = { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };

/** Opens the story, and waits until it has been played to its end and nothing moves that will come to rest. */
async function openStory(page: Page, url: string, story: Story) {
  await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story`);
  await page.waitForFunction(() => {
    const phase = (window as unknown as Storybook).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === 'finished' || phase === 'errored';
  });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

/** Which renderer has drawn what is on the page, by the marks each leaves on its nodes. */
function drawnBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('#storybook-root, #storybook-root *')].flatMap((node) =>
      Object.keys(node),
    );
    return [
      ...(marks.some((mark) => mark.startsWith('__reactFiber')) ? ['react'] : []),
      ...(marks.some((mark) => mark === '__k') ? ['preact'] : []),
    ];
  });
}

/** Holds every story, as one renderer draws it, to WCAG 2.0, 2.1 and 2.2, A and AA: no rule and no element is left out. */
export async function holdEveryStory(renderer: Renderer): Promise<void> {
  const { url, stories, stop } = await builtStorybook(renderer);
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await stop();
  });

  describe(`every story, drawn by ${renderer}`, () => {
    test('is there', () => expect(stories.length).toBeGreaterThan(60));

    test.each(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))(
      '%s breaks no rule of accessibility and makes no error',
      async (_, story) => {
        const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        try {
          await openStory(page, url, story);
          expect(await findViolations(page)).toEqual([]);
          expect(errors).toEqual([]);
          expect(await drawnBy(page)).toEqual([renderer]);
        } finally {
          await page.close();
        }
      },
    );
  });
}
