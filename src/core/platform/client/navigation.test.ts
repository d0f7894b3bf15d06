import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { checkOut } from '../../checkout/client/checkout';
import { menuFactsOf } from '../../header/rules/menu/menuFacts';
import { checkMenuItem } from '../../header/rules/menu/menuVisibility';

const embedded = { native: { navigates: true } };

/** A customer who starts checkout. */
async function leaving(config: object, isAlone = false) {
  const shop = fakeShop({ cart: { MUG: 1 } });
  shop.cart.extra = { cartAttributes: { userType: 'REGISTERED', numberOfItems: 1 } };
  const page = aStorefront({ shop, config, host: { fetch: shop.fetch, isAlone } });
  await page.cart.read();
  await checkOut(page, { isMiniCart: true });
  return page.host;
}

describe('Page inside an app or another page', () => {
  test('the page posts a navigate message with its route, and does not navigate itself [ROUTE-016]', async () => {
    const { posted, assigned } = await leaving(embedded);

    expect(posted).toContainEqual({ message: 'navigate', route: '/cc/sparq/checkout' });
    expect(assigned).toEqual([]);
  });

  test('the page navigates itself if native navigation is not configured, or nothing surrounds the page [ROUTE-016]', async () => {
    for (const host of [await leaving({}), await leaving(embedded, true)]) {
      expect(host.assigned).toEqual(['https://shop.example/cc/sparq/checkout']);
      expect(host.posted).not.toContainEqual(expect.objectContaining({ message: 'navigate' }));
    }
  });

  test('a mobile app receives the count and the route, and its menu leaves out NO_APP items [GEN-012]', async () => {
    const { posted, assigned } = await leaving({ ...embedded, session: { isMobileAPP: true } });
    expect(posted).toContainEqual({ message: 'cart-items-count', count: 1 });
    expect(posted).toContainEqual({ message: 'navigate', route: '/cc/sparq/checkout' });
    expect(assigned).toEqual([]);

    const isShown = (isMobileAPP: boolean) => {
      const { session, site } = aStorefront({ config: { session: { isMobileAPP } } });
      return checkMenuItem(['NO_APP'], menuFactsOf(session, site, { isMobile: true, header: 'full', isCart: false }))
        .isShown;
    };
    expect([isShown(true), isShown(false)]).toEqual([false, true]);
  });
});
