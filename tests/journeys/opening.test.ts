import { describe, expect, test } from 'vitest';
import { legacyPage, MINI_CART } from './page/legacyPage';
import type { ShopPage } from './page/shopPage';
import { visit } from './page/visit';

const FLYOUT = {
  pages: { '/legacy': legacyPage(`${MINI_CART}<aside id="flyout-content">Offers of the week</aside>`) },
};

/** How many milliseconds of the page's own clock pass between the press and the open panel. */
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

describe('when the mini cart opens', () => {
  test('at once, where the page has no flyout content [MINI-002]', async () => {
    const shop = await visit('/legacy', { pages: { '/legacy': legacyPage(MINI_CART) } });
    expect(await delayOf(shop)).toBeLessThan(1900);
  });

  test('after 2000 ms, where the page has flyout content to show first [MINI-002]', async () => {
    const delay = await delayOf(await visit('/legacy', FLYOUT));
    expect(delay).toBeGreaterThanOrEqual(1990);
    expect(delay).toBeLessThan(9000);
  });

  test('after the time that the page has put at window.miniCartOpenDelay [MINI-003]', async () => {
    const shop = await visit('/legacy', { ...FLYOUT, before: () => Object.assign(window, { miniCartOpenDelay: 700 }) });
    const delay = await delayOf(shop);
    expect(delay).toBeGreaterThanOrEqual(690);
    expect(delay).toBeLessThan(1900);
  });

  test('not at all, when the customer presses again while it waits [MINI-001]', async () => {
    const shop = await visit('/legacy', { ...FLYOUT, before: () => Object.assign(window, { miniCartOpenDelay: 400 }) });
    // one command: between two of them a busy machine takes longer than the mini cart waits
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
