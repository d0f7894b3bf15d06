import type { Page } from 'playwright';
import { expect } from 'vitest';
import { watchMotion } from '../support/browser/motion';
import type { Story } from './globalSetup';

/** A page that displays one story after another, and the errors of its scripts since the current story. */
export type StoryPage = { page: Page; errors: string[] };

type Storybook = {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; phase?: string };
    channel?: { emit(event: string, story: { storyId: string; viewMode: 'story' }): void };
  };
};

/** Storybook's panel would run axe over each story, too. */
const ITS_OWN_AXE_RESTS = 'a11y.manual:!true';

/** Opening a page takes as long as checking 20 stories. A page that has displayed many is full of their leftovers. */
const STORIES_PER_PAGE = 40;

/** How long a story may take until it is played, on a machine that does much else. */
const PLAYED_MS = 30_000;

/**
 * Displays stories on pages that `newPage` opens, many on one page and all under the same `switches` of the toolbar. After a
 * story that did not finish, the next one gets a new page.
 */
export function storyPages(newPage: () => Promise<Page>, url: string, switches: readonly string[] = []) {
  let open: (StoryPage & { shown: string[]; isResting: boolean }) | undefined;

  async function openPage(story: Story) {
    await open?.page.close();
    const page = await newPage();
    open = { page, errors: [], shown: [story.id], isResting: false };
    const { errors, shown } = open;
    page.on('pageerror', ({ message }) => errors.push(`${message} (${shown.slice(-2).join(', then ')})`));
    await watchMotion(page, '.quire');
    const globals = [ITS_OWN_AXE_RESTS, ...switches].join(';');
    await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
    return open;
  }

  async function switchTo(story: Story) {
    if (!open?.isResting || open.shown.length >= STORIES_PER_PAGE) return openPage(story);
    open.isResting = false;
    open.errors.length = 0;
    open.shown.push(story.id);
    await open.page.evaluate((storyId) => {
      localStorage.clear();
      sessionStorage.clear();
      const { channel } = (window as unknown as Storybook).__STORYBOOK_PREVIEW__ ?? {};
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, story.id);
    return open;
  }

  return {
    /** Displays the story. Calls `look` once it is played to its end and its finite animations have ended. */
    async show(story: Story, look: (shown: StoryPage) => Promise<void>): Promise<void> {
      const shown = await switchTo(story);
      await played(shown.page, story);
      await look(shown);
      shown.isResting = true;
    },
  };
}

async function played(page: Page, { id }: Story): Promise<void> {
  const phase = () =>
    page.evaluate((storyId) => {
      const { currentRender } = (window as unknown as Storybook).__STORYBOOK_PREVIEW__ ?? {};
      return currentRender?.id === storyId ? `${storyId}: ${currentRender.phase}` : document.body.innerText;
    }, id);
  await expect.poll(phase, { timeout: PLAYED_MS }).toMatch(/: finished$/);
  // Storybook shows the error of a story or of its play function in its place
  const error = page.locator('.sb-show-errordisplay #error-message');
  if (await error.count()) throw new Error(`The story ${id} failed: ${await error.innerText()}`);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}
