import { describe, expect, test } from 'vitest';
import { legacyPage, MINI_CART } from '../page/legacyPage';
import type { ShopPage } from '../page/shopPage';
import { visit } from '../page/visit';

const FLYOUT = {
  pages: { '/legacy': legacyPage(`${MINI_CART}<aside id="flyout-content">Offers of the week</aside>`) },
};

/** The time from the click to the open panel, in milliseconds of the page's clock. */
async function delayOf(shop: ShopPage): Promise<number> {
  await shop.miniCart.badge.waitFor();
  return shop.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const root = document.querySelector('[data-quire="mini-cart"]')?.shadowRoot as ShadowRoot;
        const pressedAt = performance.now();
        const watch = () => {
          if (root.querySelector('dialog[open]')) resolve(performance.now() - pressedAt);
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
    expect(await delayOf(shop)).toBeLessThan(1900);
  });

  test('is delayed by 2000 ms if the page has flyout content to display first [MINI-002]', async () => {
    const delay = await delayOf(await visit('/legacy', FLYOUT));
    expect(delay).toBeGreaterThanOrEqual(1990);
    expect(delay).toBeLessThan(9000);
  });

  test('is delayed by window.miniCartOpenDelay if the page sets it [MINI-003]', async () => {
    const shop = await visit('/legacy', { ...FLYOUT, before: () => Object.assign(window, { miniCartOpenDelay: 700 }) });
    const delay = await delayOf(shop);
    expect(delay).toBeGreaterThanOrEqual(690);
    expect(delay).toBeLessThan(1900);
  });

  test('is canceled by a second click during the delay [MINI-001]', async () => {
    const shop = await visit('/legacy', { ...FLYOUT, before: () => Object.assign(window, { miniCartOpenDelay: 400 }) });
    // one command, since on a busy machine two of them are further apart than the delay
    await shop.miniCart.badge.click({ clickCount: 2 });

    const openings = await shop.page.evaluate(
      () =>
        new Promise((resolve) => {
          let count = 0;
          document.addEventListener('quire:drawer:opened', () => {
            count += 1;
          });
          setTimeout(() => resolve(count), 700);
        }),
    );
    expect(openings).toBe(0);
  });
});
