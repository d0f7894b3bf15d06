import type { Browser, Page } from 'playwright';
import { watchMotion } from '../support/motion';
import type { Story } from './builtStorybook';

/** A page that shows one story after another, and the errors that its scripts have made since the story came. */
export type StoryPage = { page: Page; errors: string[] };

type Storybook = {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; phase?: string };
    channel?: { emit(event: string, story: { storyId: string; viewMode: 'story' }): void };
  };
};

/**
 * Shows stories to a customer who wants no motion. The stories of one widget share a page, since opening it takes longer
 * than all that is looked at; after a story that was left before its end the next one has a new page.
 */
export function storyPages(browser: Browser, url: string) {
  let open: (StoryPage & { title: string; isResting: boolean }) | undefined;

  async function openPage(story: Story) {
    await open?.page.close();
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
    open = { page, errors: [], title: story.title, isResting: false };
    const { errors } = open;
    page.on('pageerror', (error) => errors.push(error.message));
    await watchMotion(page, '.quire');
    await page.goto(`${url}/iframe.html?id=${story.id}&viewMode=story`);
    return open;
  }

  async function turnTo(story: Story) {
    if (open?.title !== story.title || !open.isResting) return openPage(story);
    open.isResting = false;
    open.errors.length = 0;
    await open.page.evaluate((storyId) => {
      const { channel } = (window as unknown as Storybook).__STORYBOOK_PREVIEW__ ?? {};
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, story.id);
    return open;
  }

  return {
    /** The story, played to its end, with nothing moving that will come to rest, while `look` looks at it. */
    async show(story: Story, look: (shown: StoryPage) => Promise<void>): Promise<void> {
      const shown = await turnTo(story);
      await played(shown.page, story);
      await look(shown);
      shown.isResting = true;
    },
  };
}

async function played(page: Page, { id }: Story): Promise<void> {
  await page.waitForFunction((storyId) => {
    const { currentRender } = (window as unknown as Storybook).__STORYBOOK_PREVIEW__ ?? {};
    return currentRender?.id === storyId && ['finished', 'errored'].includes(currentRender.phase ?? '');
  }, id);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}
