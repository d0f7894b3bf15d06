import { describe, expect, test } from 'vitest';
import { type FakeShop, fakeShop } from '../../../tests/support/shop/fakeShop';
import { asBusiness } from '../../../tests/support/shop/fakeShopAccounting';
import { businessConfig } from '../../../tests/support/widgets/businessSetup';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { aStorefront, BUSINESS_CONTEXT, type TestStorefrontOptions } from '../../../tests/support/widgets/storefront';
import { CartPage } from '../../widgets/cart/CartPage/CartPage';
import { MiniCart } from '../../widgets/cart/MiniCart/MiniCart';
import '../../widgets/cart/MiniCart/MiniCartPanel';

const SURFACES = [
  ['mini cart', <MiniCart key="mini" defaultOpen />],
  ['cart page', <CartPage key="page" showRecommendations={false} />],
] as const;

/** A page that shows a business guest the sign-in link. */
async function aGuest(shop: FakeShop, widget: (typeof SURFACES)[number][1]) {
  const page = renderWidget(widget, { shop, config: BUSINESS_CONTEXT });
  await page.findByRole('link', { name: 'Sign in' });
  const openTab = (config: TestStorefrontOptions['config']) =>
    aStorefront({ shop, host: page.storefront.host.openTab(), ...(config && { config }) });
  return { ...page, openTab };
}

describe.each(SURFACES)('sign-in in another tab for a business guest on the %s', (_, widget) => {
  test('the cart is displayed after a sign-in in another tab [CART-FETCH-010]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    asBusiness(shop.cart);
    const page = await aGuest(shop, widget);
    await page.openTab(businessConfig()).cart.read();
    await page.findByRole('button', { name: 'Remove Enamel mug' });
    expect(page.storefront.session.isLoggedIn).toBe(true);
  });

  test('the guest stays signed out when a consumer tab of the same shop reads its cart', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await aGuest(shop, widget);
    await page.openTab({}).cart.read();
    expect(page.storefront.session.isLoggedIn).toBe(false);
    expect(page.queryByRole('link', { name: 'Sign in' })).not.toBeNull();
  });
});
