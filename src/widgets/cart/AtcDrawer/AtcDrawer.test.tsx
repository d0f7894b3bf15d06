import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { onDrawer } from '../../../../tests/support/widgets/onAtcDrawer';
import { EffectsTwice, renderOn } from '../../../../tests/support/widgets/renderWidget';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { AtcDrawer } from './AtcDrawer';

describe('AtcDrawer', () => {
  test('opens after an add with the item, its price, the subtotal, and actions to cart and checkout [CART-ADD-005, CART-ADD-007]', async () => {
    const page = onDrawer();
    await page.add([{ sku: 'PAPER', quantity: 2 }]);

    await expect.poll(page.title).toBe('Added to cart');
    expect(page.text()).toContain('Copy paper, 500 sheets');
    expect(page.text()).toContain('Quantity: 2');
    expect(page.text()).toContain('$6.25 Was $7.99');
    expect(page.text()).toContain('Subtotal (2 items)$12.50');
    expect(page.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cc/mmx/cart');
    expect(page.box.querySelectorAll('dialog[open]')).toHaveLength(1);
    await page.click('Checkout');
    await expect
      .poll(() => page.storefront.host.assigned)
      .toEqual(['https://shop.example/office/supplies/login?jumpUrl=%2Fcc%2Fsparq%2Fcheckout']);
  });

  test('prefers the addToCartPriceInfo of the shop over the product’s price [CART-ENT-012]', async () => {
    const shop = fakeShop();
    shop.products['MUG'] = {
      name: 'Enamel mug',
      price: '12.50',
      line: { addToCartPriceInfo: { finalPricePerUnit: '9.99', finalPrice: '9.99' } },
    };
    const page = onDrawer({}, { shop });
    await page.add('MUG');

    await expect.poll(page.text).toContain('$9.99');
  });

  test('closes by its button, Esc or a backdrop click, each with its events and callbacks', async () => {
    const events: string[] = [];
    const onOpenChange = vi.fn();
    const page = onDrawer({ onOpenChange });
    page.storefront.events.subscribe('drawer:opened', ({ name }) => events.push(`${name} opened`));
    page.storefront.events.subscribe('drawer:closed', ({ name }) => events.push(`${name} closed`));
    const closeActions = [
      () => page.click('Close'),
      () => page.drawer()?.dispatchEvent(new Event('cancel', { cancelable: true })),
      () => page.drawer()?.click(),
    ];

    for (const close of closeActions) {
      await page.add('MUG');
      await expect.poll(page.title).toBe('Added to cart');
      await close();
      await expect.poll(page.drawer).toBeUndefined();
    }
    await expect.poll(() => events).toEqual(closeActions.flatMap(() => ['atcdrawer opened', 'atcdrawer closed']));
    expect(onOpenChange.mock.calls).toEqual(closeActions.flatMap(() => [[true], [false]]));
  });

  test.each([
    [300, false],
    [undefined, true],
  ])('with autoCloseMs %s it is open after an hour: %s', async (autoCloseMs, isOpen) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const page = onDrawer(autoCloseMs === undefined ? {} : { autoCloseMs });
    await page.add('MUG');
    await vi.advanceTimersByTimeAsync(100);
    await expect.poll(page.title).toBe('Added to cart');
    await expect
      .poll(async () => {
        // an effect starts the timer, and an hour later it has ended
        await vi.advanceTimersByTimeAsync(3_600_000);
        return page.drawer() !== undefined;
      })
      .toBe(isOpen);
  });

  test('a drawer that mounts after an add has settled shows it; a second drawer does not', async () => {
    const shop = fakeShop();
    const storefront = aStorefront({ shop });
    await storefront.cart.add([{ sku: 'MUG', quantity: 1 }]);

    const page = renderOn(
      storefront,
      <EffectsTwice>
        <AtcDrawer showRelated={false} />
      </EffectsTwice>,
    );
    await expect.poll(page.title).toBe('Added to cart');
    await page.click('Close');
    await expect.poll(page.drawer).toBeUndefined();

    const another = renderOn(storefront, <AtcDrawer showRelated={false} />);
    await expect.poll(() => another.box.querySelector('dialog')).not.toBeNull();
    expect(another.drawer()).toBeUndefined();
  });

  test('an add that settles right after an unmount is shown by the drawer that mounts next', async () => {
    const page = onDrawer();
    const feedback = await page.add('MUG');
    await expect.poll(page.title).toBe('Added to cart');

    page.unmount();
    page.storefront.events.publish('cart:add-settled', { ...feedback });

    const next = renderOn(page.storefront, <AtcDrawer showRelated={false} />);
    await expect.poll(next.title).toBe('Added to cart');
  });

  test('shows nothing for an add with the feedback "none"', async () => {
    const page = onDrawer();
    await page.add('MUG', { feedback: 'none' });
    await page.add('LAMP', { feedback: 'none' });

    await expect.poll(() => page.storefront.cart.state().count).toBe(1);
    expect(page.drawer()).toBeUndefined();
    expect(page.status() + page.alert()).toBe('');
  });

  test.each([
    ['PR6', true],
    ['PR7', true],
    ['GUEST', false],
  ])('member savings are shown to %s: %s [GEN-006]', async (userType, isShown) => {
    const page = onDrawer();
    page.shop.cart.extra = {
      cartAttributes: { userType, numberOfItems: 1 },
      cartSummary: { cartSubTotal: '12.50', finalMembershipSavings: '0.63' },
    };
    await page.add('MUG');

    await expect.poll(page.text).toContain('Subtotal (1 item)$12.50');
    expect(page.text().includes('Member savings: $0.63')).toBe(isShown);
  });

  test('formats amounts by the locale [I18N-004]', async () => {
    const page = onDrawer({}, { config: { locale: 'fr-CA' } });
    await page.add('CHAIR');

    await expect.poll(page.text).toContain('189,99\u00a0$');
  });

  test('javascript: addresses of a product are not rendered', async () => {
    const shop = fakeShop();
    const evil = ' javascript:alert(1)';
    shop.products['MUG'] = {
      name: 'Bargain',
      price: '1.00',
      line: { product: { name: 'Bargain', url: evil, images: { standard: [evil] } } },
    };
    const page = onDrawer({}, { shop });
    await page.add('MUG');

    await expect.poll(page.title).toBe('Added to cart');
    expect(page.box.innerHTML).not.toContain('javascript:');
  });

  test('page messages override the title and the cart link', async () => {
    const messages = { 'atc-drawer': { viewCart: 'To the bag' }, cart: { 'title.success': 'In the bag' } };
    const page = onDrawer({}, { config: { messages } });
    await page.add('MUG');

    await expect.poll(page.title).toBe('In the bag');
    page.getByRole('link', { name: 'To the bag' });
  });

  test('unmounting while open restores the scrolling of the page [HDR-014, HDR-015]', async () => {
    const page = onDrawer();
    await page.add('MUG');
    await expect.poll(() => document.documentElement.style.overflow).toBe('hidden');

    page.unmount();
    await expect.poll(() => document.documentElement.style.overflow).toBe('');
  });
});
