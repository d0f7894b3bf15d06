import { describe, expect, test } from 'vitest';
import { legacyPage, MINI_CART } from '../page/legacyPage';
import type { ShopPage } from '../page/shopPage';
import { visit } from '../page/visit';

const FLYOUT = {
  pages: { '/legacy': legacyPage(`${MINI_CART}<aside id="flyout-content">Offers of the week</aside>`) },
};

/**
 * Opens the mini cart. Returns the time from the click to the open panel, and the delays of the timers that were set by
 * then, in milliseconds. The time has no upper limit on a busy machine.
 */
async function open(shop: ShopPage): Promise<{ after: number; timers: number[] }> {
  await shop.miniCart.badge.waitFor();
  return shop.page.evaluate(
    () =>
      new Promise((resolve) => {
        const root = document.querySelector('[data-quire="mini-cart"]')?.shadowRoot as ShadowRoot;
        const timers: number[] = [];
        const wait = window.setTimeout;
        window.setTimeout = ((run: () => void, delayMs = 0) => {
          timers.push(delayMs);
          return wait(run, delayMs);
        }) as typeof setTimeout;
        const pressedAt = performance.now();
        const watch = () => {
          if (root.querySelector('dialog[open]')) resolve({ after: performance.now() - pressedAt, timers });
          else requestAnimationFrame(watch);
        };
        root.querySelector('button')?.click();
        watch();
      }),
  );
}

describe('the opening of the mini cart', () => {
  test('is immediate if the page has no flyout content [MINI-002]', async () => {
    const shop = await visit('/legacy', { pages: { '/legacy': legacyPage(MINI_CART) } });
    expect((await open(shop)).timers).not.toContain(2000);
  });

  test('is delayed by 2000 ms if the page has flyout content to display first [MINI-002]', async () => {
    const { after, timers } = await open(await visit('/legacy', FLYOUT));
    expect(timers).toContain(2000);
    expect(after).toBeGreaterThanOrEqual(1990);
  });

  test('is delayed by window.miniCartOpenDelay if the page sets it [MINI-003]', async () => {
    const shop = await visit('/legacy', { ...FLYOUT, before: () => Object.assign(window, { miniCartOpenDelay: 700 }) });
    const { after, timers } = await open(shop);
    expect(timers).toContain(700);
    expect(timers).not.toContain(2000);
    expect(after).toBeGreaterThanOrEqual(690);
  });

  test('is canceled by a second click during the delay [MINI-001]', async () => {
    const shop = await visit('/legacy', { ...FLYOUT, before: () => Object.assign(window, { miniCartOpenDelay: 400 }) });
    // clicked in the page, because two commands of the driver may be further apart than the delay
    const openings = await shop.miniCart.badge.evaluate(async (badge: HTMLElement) => {
      let count = 0;
      document.addEventListener('quire:drawer:opened', () => {
        count += 1;
      });
      badge.click();
      await new Promise((next) => setTimeout(next));
      badge.click();
      await new Promise((next) => setTimeout(next, 700));
      return count;
    });
    expect(openings).toBe(0);
  });
});
