import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe';
import { findOutOfReach } from '../support/reach';
import { breakShop } from './page/faults';
import * as products from './page/products';
import { DRIVE, PAPER, productPath } from './page/products';
import type { ShopPage } from './page/shopPage';
import { visit } from './page/visit';

/**
 * The rules of WCAG that the whole page breaks, once everything on it has come to rest, and what is lost on it in a narrow
 * window, from right to left, in large letters or in forced colours.
 */
async function violations({ page }: ShopPage): Promise<string[]> {
  await page.evaluate(atRest);
  return [...(await findViolations(page)), ...(await findOutOfReach(page))];
}

/** Runs in the page. A document does not know of the animations inside its shadow roots. */
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

describe('the pages of the shop with their widgets', () => {
  test('the home page and the drawer after an add', async () => {
    const shop = await visit('/');
    await shop.approach(PAPER.sku);
    expect(await violations(shop)).toEqual([]);

    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('heading', { name: 'Recommended for you' }).waitFor();
    expect(await violations(shop)).toEqual([]);
  });

  test('a product that is sold out, and what is said about it', async () => {
    const shop = await visit(productPath(products.OUT_OF_STOCK));
    await shop.addToCart(products.OUT_OF_STOCK);
    await shop.drawer.getByRole('heading', { name: 'Out of stock' }).waitFor();
    expect(await violations(shop)).toEqual([]);

    await shop.closeDrawer();
    expect(await violations(shop)).toEqual([]);
  });

  test('the mini cart: empty, filled, and with a change that failed', async () => {
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

  test('without the script', async () => {
    const shop = await visit(`${productPath(PAPER.sku)}?script=off`);
    expect(await violations(shop)).toEqual([]);
  });
});
