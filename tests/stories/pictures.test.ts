import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser/chromium';
import { comparePictures } from '../support/browser/comparePictures';
import { findMissingGlyphs } from './missingGlyphs';
import { PICTURES } from './pictures';
import { storyPages } from './storyPages';
import { DETERMINISTIC_RENDERING, openStudio, takePicture } from './takePicture';

const STORED = fileURLToPath(new URL('pictures', import.meta.url));

/** The current pictures that differ, and where they do. Not committed. */
const DIFFERENCES = fileURLToPath(new URL('differences', import.meta.url));

const RENEW = 'QUIRE_PICTURES=renew npx vitest run --project stories tests/stories/pictures';

const isRenewing = process.env['QUIRE_PICTURES'] === 'renew';

describe('stored pictures', () => {
  const { url, stories } = inject('storybooks').react;
  let browser: Browser;
  let studio: BrowserContext;
  const pages = new Map<string, ReturnType<typeof storyPages>>();
  beforeAll(async () => {
    rmSync(DIFFERENCES, { recursive: true, force: true });
    browser = await launchChromium({ args: DETERMINISTIC_RENDERING });
    studio = await openStudio(browser);
  });
  afterAll(() => browser.close());

  function pagesUnder(switches: readonly string[]) {
    const under = pages.get(`${switches}`) ?? storyPages(() => studio.newPage(), url, switches);
    pages.set(`${switches}`, under);
    return under;
  }

  test.each(Object.entries(PICTURES))('%s looks as it did', async (name, { story: id, switches = [], ...frame }) => {
    const story = stories.find((each) => each.id === id);
    if (!story) throw new Error(`There is no story ${id}.`);
    await pagesUnder(switches).show(story, async ({ page, errors }) => {
      const actual = await takePicture(page, frame);
      // the next story begins in a wide window, as the first does
      await page.setViewportSize({ width: 1280, height: 720 });
      expect(errors).toEqual([]);
      expect(await findMissingGlyphs(page)).toEqual([]);
      storeOrCompare(name, id, actual);
    });
  });

  test('have the names that PICTURES lists, and no others', () => {
    expect(readdirSync(STORED).sort()).toEqual(
      Object.keys(PICTURES)
        .map((name) => `${name}.png`)
        .sort(),
    );
  });
});

/** Throws if the picture differs from the stored one. Replaces the stored one instead if pictures are renewed. */
function storeOrCompare(name: string, story: string, actual: Buffer): void {
  const file = path.join(STORED, `${name}.png`);
  const difference = existsSync(file)
    ? comparePictures(readFileSync(file), actual)
    : { message: 'no picture of it is stored' };
  if (!difference) return;
  if (isRenewing) {
    writeFileSync(file, actual);
    return;
  }

  mkdirSync(DIFFERENCES, { recursive: true });
  const seen = path.join(DIFFERENCES, `${name}.png`);
  writeFileSync(seen, actual);
  if (difference.picture) writeFileSync(path.join(DIFFERENCES, `${name}.where.png`), difference.picture);
  throw new Error(
    `${name}, which is the story ${story}, does not look as it did: ${difference.message}.\n` +
      `It is in ${seen}${difference.picture ? ', and where it differs in .where.png beside it' : ''}.\n` +
      `If it should look so now: ${RENEW}`,
  );
}
