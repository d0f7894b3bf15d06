import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser/chromium';
import { accessibilityPage } from './accessibilityPage';

const FILE = '../../stories/accessibility.md';

describe('a screen reader', () => {
  const { url, stories } = inject('storybooks').react;
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  test('reads, operates and announces as stories/accessibility.md says (-u renews it) [DEC-Q472]', {
    timeout: 1_800_000,
  }, async () => {
    await expect(await accessibilityPage(browser, url, stories)).toMatchFileSnapshot(FILE);
  });
});
