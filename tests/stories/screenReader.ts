import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';

/** The part of `@guidepup/virtual-screen-reader` that is used in the page. */
type Reader = {
  start(options: { container: Node }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
};

type ReaderPage = { screenReader: Reader };

/** The most elements of a widget that are read. */
const READING_LIMIT = 400;

/** How long nothing may be announced before the announcements are complete; the first story of a page is slow. */
const STILLNESS_MS = 60;
const FIRST_STILLNESS_MS = 3000;

const heardPages = new WeakSet<Page>();

/** Starts a screen reader in each document of the page, before the page's own scripts run. */
export async function listen(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))],
    bundle: true,
    format: 'iife',
    globalName: 'module',
    footer: { js: 'window.screenReader = module.virtual;' },
    write: false,
  });
  await page.addInitScript({ content: outputFiles[0]?.text ?? '' });
  await page.addInitScript(() => {
    const { screenReader } = window as unknown as ReaderPage;
    document.addEventListener('readystatechange', () => void screenReader.start({ container: document.body }), {
      once: true,
    });
  });
}

/** What live regions have announced since the last call: "polite: Added to cart". */
export async function announcements(page: Page): Promise<string[]> {
  const log = await page.evaluate(
    async (stillnessMs) => {
      const { screenReader } = window as unknown as ReaderPage;
      let phrases = await screenReader.spokenPhraseLog();
      let count: number;
      do {
        count = phrases.length;
        await new Promise((resolve) => setTimeout(resolve, stillnessMs));
        phrases = await screenReader.spokenPhraseLog();
      } while (count !== phrases.length);
      await screenReader.stop();
      await screenReader.start({ container: document.body });
      return phrases;
    },
    heardPages.has(page) ? STILLNESS_MS : FIRST_STILLNESS_MS,
  );
  heardPages.add(page);
  return log.filter((phrase) => /^(polite|assertive): ./.test(phrase));
}

/** What is read from the start of the story, or of its open dialog, to the end. */
export function reading(page: Page): Promise<string[]> {
  return page.evaluate(async (limit) => {
    const { screenReader } = window as unknown as ReaderPage;
    const container = document.querySelector('dialog[open]') ?? document.querySelector('#storybook-root main');
    await screenReader.stop();
    await screenReader.start({ container: container ?? document.body });
    const phrases = [await screenReader.lastSpokenPhrase()];
    while (phrases.length < limit) {
      await screenReader.next();
      const phrase = await screenReader.lastSpokenPhrase();
      phrases.push(phrase);
      if (phrase === `end of ${phrases[0]}`) break;
    }
    return phrases;
  }, READING_LIMIT);
}

/** What is read where the keyboard focus is. Empty if it is on the page itself. */
export function readFocus(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { screenReader } = window as unknown as ReaderPage;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return '';
    const phrases = await screenReader.spokenPhraseLog();
    return phrases.findLast((phrase) => !/^(polite|assertive):/.test(phrase)) ?? '';
  });
}
