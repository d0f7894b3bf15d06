import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { asBusiness } from '../../../../tests/support/shop/fakeShopAccounting';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { checkoutOf } from './checkoutClient';

describe('The checkout of a storefront', () => {
  test('leads from the cart of a registered customer to the checkout [CHK-001, CHK-006]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.extra = { cartAttributes: { userType: 'REGISTERED', numberOfItems: 1 } };
    const page = aStorefront({ shop });

    expect(await checkoutOf(page).start({ isMiniCart: false })).toBe('redirected');
    expect(shop.requestsOf('change')).toMatchObject([{ body: { proceedCheckout: true } }]);
    expect(page.host.assigned).toEqual(['https://shop.example/cc/sparq/checkout']);
  });

  test('changes the accounting fields of a business [CART-UPD-012]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    asBusiness(shop.cart);
    const page = aStorefront({ shop, config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } } });
    await page.cart.read();
    expect(await checkoutOf(page).accounting.change({ poNumber: '7' })).toMatchObject({ kind: 'changed' });
  });

  test('reads the order that it placed, until the caller ends that [ROUTE-012]', async () => {
    const page = aStorefront();
    const checkout = checkoutOf(page);
    expect(await checkout.readOrder('Q-100001')).toMatchObject({ number: 'Q-100001' });

    page.shop.hold('order');
    const abort = new AbortController();
    const reading = checkout.readOrder('Q-100001', abort.signal);
    await expect.poll(() => page.shop.held).toBe(1);
    abort.abort();
    await expect(reading).rejects.toMatchObject({ kind: 'network' });
  });
});
