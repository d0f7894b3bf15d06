import { describe, expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { findOutOfReach } from '../../support/browser/reach';
import { breakShop } from '../page/faults';
import * as products from '../page/products';
import { DRIVE, PAPER, productPath } from '../page/products';
import type { ShopPage } from '../page/shopPage';
import { visit } from '../page/visit';

/**
 * The WCAG rules that the whole page breaks once its animations have ended, and the content that cannot be reached in a
 * narrow window, from right to left, with large text or in forced colors.
 */
async function violations({ page }: ShopPage): Promise<string[]> {
  await page.evaluate(atRest);
  return [...(await findViolations(page)), ...(await findOutOfReach(page))];
}

/** Runs in the page. A document does not list the animations inside its shadow roots. */
async function atRest(): Promise<void> {
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ];
  const moving = () =>
    roots(document)
      .flatMap((root) => root.getAnimations())
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  do {
    await Promise.allSettled(moving().map((animation) => animation.finished));
    await frame();
    await frame();
  } while (moving().length > 0);
}

describe('accessibility of the shop pages', () => {
  test('the home page and the drawer after an add have no violations', async () => {
    const shop = await visit('/');
    await shop.approach(PAPER.sku);
    expect(await violations(shop)).toEqual([]);

    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('heading', { name: 'Recommended for you' }).waitFor();
    expect(await violations(shop)).toEqual([]);
  });

  test('the page of a sold-out product has no violations', async () => {
    const shop = await visit(productPath(products.OUT_OF_STOCK));
    await shop.product(products.OUT_OF_STOCK).locator('.quire').getByRole('button', { name: 'Out of stock' }).waitFor();
    expect(await violations(shop)).toEqual([]);
  });

  test('the mini cart has no violations when it is empty, filled, or after a change failed', async () => {
    const shop = await visit('/try', { complaints: [/status of 500/] });
    await shop.miniCart.open();
    await shop.miniCart.panel.getByText('Your cart is empty.').waitFor();
    expect(await violations(shop)).toEqual([]);

    await shop.fillCart([PAPER, DRIVE]);
    await shop.goto('/try?mcRefresh=true');
    await shop.miniCart.open();
    await shop.miniCart.line(DRIVE.name).waitFor();
    expect(await violations(shop)).toEqual([]);

    await breakShop({ path: '/cc/api/checkout/default', status: 500 });
    await shop.miniCart
      .line(PAPER.name)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await shop.miniCart.panel.getByText('Something went wrong. Please try again.').waitFor();
    expect(await violations(shop)).toEqual([]);
  });

  test('a product page without the script has no violations', async () => {
    const shop = await visit(`${productPath(PAPER.sku)}?script=off`);
    expect(await violations(shop)).toEqual([]);
  });
});
