import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { onMiniCart } from '../../../../tests/support/widgets/onMiniCart';
import { EffectsTwice, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { MiniCart } from './MiniCart';

describe('MiniCart badge', () => {
  test('shows the stored count of the last visit until the shop responds [STOR-014]', async () => {
    const shop = fakeShop({ cart: { MUG: 5 } });
    shop.hold('read');
    const cartCount = JSON.stringify({ count: 3, timestamp: Date.now() });
    const page = renderWidget(<MiniCart />, { shop, host: { localStorage: { cartCount } } });

    await page.findButton('Cart, 3 items');
    shop.release('read');
    await page.findButton('Cart, 5 items');
  });

  test.each([
    [{}, 'Cart', ''],
    [{ MUG: 1 }, 'Cart, 1 item', '1'],
    [{ MUG: 2, PEN: 3 }, 'Cart, 5 items', '5'],
    [{ MUG: 1000 }, 'Cart, 1000 items', '999+'],
  ])('with the cart %o is named %s and shows "%s"', async (cart, name, shown) => {
    const page = onMiniCart(cart as Record<string, number>);

    await expect.poll(() => page.storefront.cart.state().phase).toBe('ready');
    await page.findButton(name);
    expect(page.box.querySelector('.quire-mini-cart__count')?.textContent ?? '').toBe(shown);
  });

  test('badgeOnly is a link to the cart', async () => {
    const page = onMiniCart({ MUG: 2 }, { badgeOnly: true });

    const link = await page.findByRole('link', { name: 'Cart, 2 items' });
    expect(link.getAttribute('href')).toBe('/cc/mmx/cart');
  });

  test('two mini carts on a page send one cart request', async () => {
    const shop = fakeShop({ cart: { MUG: 2 } });
    const page = renderWidget(
      <>
        <MiniCart />
        <MiniCart badgeOnly />
      </>,
      { shop },
    );

    await page.findByRole('link', { name: 'Cart, 2 items' });
    await page.findButton('Cart, 2 items');
    expect(shop.requestsOf('read')).toHaveLength(1);
  });

  test('sends one cart request even if effects run twice', async () => {
    const shop = fakeShop({ cart: { MUG: 2 } });
    const page = renderWidget(
      <EffectsTwice>
        <MiniCart />
      </EffectsTwice>,
      { shop },
    );

    await page.findButton('Cart, 2 items');
    expect(shop.requestsOf('read')).toHaveLength(1);
  });

  test('unmounting while the cart loads logs no error', async () => {
    const complaints = vi.spyOn(console, 'error');
    const page = onMiniCart({ MUG: 2 });
    page.shop.hold('read');
    await expect.poll(() => page.shop.requestsOf('read').length).toBe(1);

    page.unmount();
    page.shop.release('read');
    await expect.poll(() => page.storefront.cart.state().count).toBe(2);
    expect(complaints).not.toHaveBeenCalled();
  });
});
