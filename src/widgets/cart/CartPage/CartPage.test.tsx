import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lineNames, onCartPage, rowOf, sumsOf, textOf } from '../../../../tests/support/widgets/onCartPage';
import { runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { CartPage } from './CartPage';

const cart = { MUG: 2, PAPER: 1 };

describe('CartPage', () => {
  test('shows the lines, the count, the totals and an enabled Checkout [ROUTE-013, ROUTE-001]', async () => {
    const page = onCartPage({ cart });
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug', 'Copy paper, 500 sheets']);
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Your cart (3)');
    expect(rowOf(page, 'Enamel mug').textContent).toContain('$25.00');
    expect(rowOf(page, 'Enamel mug').textContent).toContain('$12.50 each');
    expect(sumsOf(page)).toEqual({ Subtotal: '$31.25', Total: '$31.25' });
    expect(page.isOff('Checkout')).toBe(false);
  });

  test('an empty cart shows a message, the saved items, a shop link and recommendations, but no Checkout [ROUTE-013]', async () => {
    const page = onCartPage({}, { showRecommendations: true, savedForLater: <p>Saved: a lamp</p>, shopUrl: '/shop' });
    await expect.poll(() => textOf(page)).toContain('Your cart is empty.');
    expect(textOf(page)).toContain('Saved: a lamp');
    expect(page.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/shop');
    await page.findByRole('button', { name: 'Add Stapler to cart' });
    expect(page.shop.requestsOf('recommend')[0]?.body).toMatchObject({ query: { number: 10, skuList: [] } });
    expect(page.queryByRole('button', { name: 'Checkout' })).toBeNull();
  });

  test('requests recommendations once, for the initial cart, and adds one of them [ROUTE-013, REC-002, GEN-003]', async () => {
    runEffectsOnce();
    const page = onCartPage({ cart }, { showRecommendations: true });
    expect(await page.findByRole('heading', { name: 'Recommended for you' })).toBeDefined();
    await page.click('Add Stapler to cart');
    await expect.poll(() => lineNames(page)).toContain('Stapler');
    await expect.poll(page.status).toContain('1 item(s) added to cart');
    expect(page.shop.requestsOf('recommend')).toHaveLength(1);
    expect(page.shop.requestsOf('recommend')[0]?.body).toMatchObject({
      query: { number: 10, skuList: ['MUG', 'PAPER'] },
    });
  });

  test('requests what is bought with the first line that has a group of its own, by the page’s scheme [REC-011]', async () => {
    const recommendations = { fbtSchemes: { ink: 'ours_ink' } };
    const pageOptions = { cart: { MUG: 1, INK: 1, PAPER: 1 }, config: { recommendations } };
    const page = onCartPage(pageOptions, { showRecommendations: true });
    await expect
      .poll(() => page.shop.requestsOf('recommend')[0]?.body)
      .toMatchObject({ query: { skuList: ['MUG', 'INK', 'PAPER'], scheme: 'ours_ink' } });
  });

  test('shows the fallback HTML as busy until the cart is loaded', async () => {
    const page = onCartPage({ cart, shop: (shop) => shop.hold('read') });
    await expect.poll(page.status).toBe(' Loading your cart');
    expect(page.box.querySelector('[aria-busy="true"] slot')).not.toBeNull();
    // in its own columns, and not in one of the widget's, from which it would jump
    expect(page.box.querySelector('.quire-cart-page__sheet')).toBeNull();
    page.shop.release();
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(page.box.querySelector('.quire-cart-page__sheet')).not.toBeNull();
    expect(page.box.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('a failed read shows an error for the whole page and can be retried [CART-MSG-016]', async () => {
    const page = onCartPage({ cart, shop: (shop) => shop.failNext(502, { of: 'read' }) });
    await expect
      .poll(page.alert)
      .toContain('Oops, something went wrong on our side. Please refresh the page to continue.');
    await page.click('Try again');
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(page.alert()).toBe('');
  });

  test('a cart that fails to load offline says that there is no connection, and loads when the browser is online again [DEC-Q640]', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    const page = onCartPage({ cart, shop: (shop) => shop.failNext('network', { of: 'read' }) });
    await expect.poll(page.alert).toBe('You are offline. Check your connection and try again.');

    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(page.alert()).toBe('');
  });

  test('shows the stored message of a failed vendor payment first, and only once [PAY-VEND-011]', async () => {
    const vendorMessages = JSON.stringify([{ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }]);
    const page = onCartPage({
      cart,
      host: { sessionStorage: { vendorMessages } },
      shop: (shop) => {
        shop.cart.messages = [{ code: 'NEGATIVE_CART_TOTAL', type: 'WARNING' }];
      },
    });
    const text = 'Error occurred while processing your payment. Please try again.';
    await expect.poll(page.alert).toBe(text);
    expect(page.box.querySelector('.quire-notice')?.textContent).toBe(text);
    expect(page.storefront.host.sessionStorage.get('vendorMessages')).toBeNull();
    page.redraw(null);
    await expect.poll(() => textOf(page)).toBe('');
    page.redraw(<CartPage showRecommendations={false} />);
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(page.alert()).toBe('');
  });

  test('shows a business guest a sign-in link, and sends no requests [CART-FETCH-010]', async () => {
    const page = onCartPage({ config: BUSINESS_CONTEXT });
    expect((await page.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/office/supplies/login');
    expect(page.shop.requests).toEqual([]);
  });

  test.each([
    ['by property', { viewcart: true }, 'https://shop.example/cc/mmx/cart'],
    ['by URL', {}, 'https://shop.example/cc/mmx/cart?viewcart=true'],
  ])('view-only mode omits saved items, free items and recommendations, set %s [ROUTE-002]', async (_, props, href) => {
    const page = onCartPage(
      { cart, host: { href }, shop: (shop) => void shop.cart.extras.offers.push('SAMPLE') },
      { showRecommendations: true, savedForLater: <p>Saved</p>, ...props },
    );
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent).toBe('View cart (3)');
    expect(textOf(page)).not.toContain('Saved');
    expect(textOf(page)).not.toContain('Free with your order');
    expect(page.shop.requestsOf('recommend')).toEqual([]);
  });

  test.each([
    ['by property', { cartItemIds: ['line-2'] }, 'https://shop.example/cc/mmx/cart'],
    ['by URL', {}, 'https://shop.example/cc/mmx/cart?cartItemIds=line-2,line-9'],
  ])('marks the lines that were just added, given %s [ROUTE-010]', async (_, props, href) => {
    const page = onCartPage({ cart, host: { href } }, props);
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(rowOf(page, 'Copy paper, 500 sheets').textContent).toContain('Just added');
    expect(rowOf(page, 'Enamel mug').textContent).not.toContain('Just added');
  });

  test('renders React content for accounting and checkout, and named slots if none is given', async () => {
    const reactPage = onCartPage({ cart }, { accounting: <p>PO 4711</p>, checkout: <p>Our checkout</p> });
    await expect.poll(() => textOf(reactPage)).toContain('PO 4711');
    expect(textOf(reactPage)).toContain('Our checkout');
    expect(reactPage.queryByRole('button', { name: 'Checkout' })).toBeNull();

    const page = onCartPage({ cart });
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    const slots = [...page.box.querySelectorAll('slot')].map((slot) => slot.getAttribute('name'));
    expect(slots).toEqual(['accounting', 'checkout', 'saved-for-later']);
  });

  test('disables Checkout for a cart of free samples, and shows why [CART-ADD-022, CART-MSG-006]', async () => {
    const page = onCartPage({ cart: { SAMPLE: 1 } });
    await expect.poll(() => textOf(page)).toContain('A free sample cannot be purchased individually.');
    expect(page.isOff('Checkout')).toBe(true);
  });

  test('shows all totals: savings, fees and the balance [CART-ENT-003, CART-ENT-024, GEN-006, FURN-004]', async () => {
    const page = onCartPage({
      cart,
      shop(shop) {
        shop.cart.extra = {
          cartAttributes: { userType: 'PR6', numberOfItems: 3 },
          cartSummary: {
            cartSubTotal: '31.25',
            instantCouponSavings: '1.25',
            cartSubTotalAfterCoupons: '30.00',
            finalMembershipSavings: '1.50',
            handlingFee: '4.00',
            surchargeFeePerUnit: '0.35',
            attributes: { isFurnitureServicesFeeTBD: true },
            orderTotal: '32.85',
            balanceOrdTotal: '22.85',
          },
        };
      },
    });
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(sumsOf(page)).toEqual({
      Subtotal: '$31.25',
      'Instant Saving': '−$1.25',
      'Subtotal after coupons': '$30.00',
      'Member savings': '−$1.50',
      Handling: '$4.00',
      Surcharge: '$0.35',
      'Furniture service': 'To be determined',
      Total: '$32.85',
      Balance: '$22.85',
    });
  });

  test('shows the remaining amount to free shipping as text and as a progress bar [CART-MSG-017]', async () => {
    const page = onCartPage({ cart }, { freeShippingThreshold: '62.50' });
    await expect.poll(() => textOf(page)).toContain('FREE shipping when you spend $62.50. $31.25 to go');
    expect(page.getByRole('progressbar', { name: 'Free shipping' })).toMatchObject({ value: 0.5 });
  });

  test.each([
    ['6.95', '$6.95', 'FREE shipping when you spend $62.50. $31.25 to go'],
    ['0.00', 'Free', 'You qualify for FREE shipping'],
  ])(
    'a delivery of %s is a row of the totals, with what the customer may still do: %s [DEC-Q401]',
    async (deliveryFee, price, promise) => {
      const page = onCartPage(
        {
          cart,
          shop: (shop) => Object.assign(shop.cart.extra, { cartSummary: { cartSubTotal: '31.25', deliveryFee } }),
        },
        { freeShippingThreshold: '62.50' },
      );
      await expect.poll(() => textOf(page)).toContain(promise);
      expect(sumsOf(page)).toMatchObject({ Delivery: price });
    },
  );

  test.each([
    ['an amount', { tax: '1.95' }, '$1.95'],
    ['zero', { tax: '0.00' }, '$0.00'],
    ['unknown so far', { attributes: { isTaxTBD: true } }, 'Calculated at checkout'],
    ['part of the prices', {}, undefined],
  ])('shows a tax that is %s in the totals [DEC-Q451]', async (_, sums, text) => {
    const cartSummary = { cartSubTotal: '31.25', orderTotal: '33.20', ...sums };
    const page = onCartPage({ cart, shop: (shop) => Object.assign(shop.cart.extra, { cartSummary }) });
    await expect.poll(() => sumsOf(page)).toHaveProperty('Total', '$33.20');
    expect(sumsOf(page)['Tax']).toBe(text);
  });

  test('shows nothing about free shipping with an empty threshold [DEC-Q607]', async () => {
    const page = onCartPage({ cart, config: { cart: { freeShippingThreshold: '' } } });
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(textOf(page)).not.toContain('FREE shipping');
  });

  test('promises no free shipping for a cart of pickups [DEC-Q401]', async () => {
    const isp = { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0008' } };
    const page = onCartPage({ cart, lines: { MUG: isp, PAPER: isp } }, { freeShippingThreshold: '62.50' });
    await expect.poll(() => lineNames(page)).toHaveLength(2);
    expect(textOf(page)).not.toContain('FREE shipping');
    expect(sumsOf(page)).not.toHaveProperty('Delivery');
  });

  test.each([
    ['true', true],
    ['false', false],
    [undefined, false],
  ])(
    'a buyer sees the button for the shipping location when showShipToLink is %s: %s [STOR-010]',
    async (flag, isShown) => {
      const page = onCartPage({
        cart,
        config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } },
        host: flag ? { localStorage: { showShipToLink: flag } } : {},
      });
      await expect.poll(() => lineNames(page)).toHaveLength(2);
      expect(page.queryByRole('button', { name: 'Choose a shipping location' }) !== null).toBe(isShown);
      if (!isShown) return;
      await page.click('Choose a shipping location');
      await expect.poll(page.status).toContain('You can choose a shipping location at checkout.');
    },
  );

  test.each([true, false])(
    'the setting showShipToLink %s applies over the stored value, and is stored for other pages [STOR-010]',
    async (showShipToLink) => {
      const page = onCartPage({
        cart,
        config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true }, checkout: { showShipToLink } },
        host: { localStorage: { showShipToLink: String(!showShipToLink) } },
      });
      await expect.poll(() => lineNames(page)).toHaveLength(2);
      expect(page.queryByRole('button', { name: 'Choose a shipping location' }) !== null).toBe(showShipToLink);
      await expect.poll(() => page.storefront.host.localStorage.get('showShipToLink')).toBe(String(showShipToLink));
    },
  );

  test('the accounting of a page replaces the button for the shipping location, which it has itself [DEC-Q587]', async () => {
    const config = { ...BUSINESS_CONTEXT, session: { isLoggedIn: true }, checkout: { showShipToLink: true } };
    const page = onCartPage({ cart, config }, { accounting: <p>Ship to: Head office</p> });
    await expect.poll(() => textOf(page)).toContain('Ship to: Head office');
    expect(page.queryByRole('button', { name: 'Choose a shipping location' })).toBeNull();
    // on a server-rendered page, the element in the slot does
    const slotted = onCartPage({ cart, config });
    await expect.poll(() => lineNames(slotted)).toHaveLength(2);
    const link = slotted.getByRole('button', { name: 'Choose a shipping location' });
    expect(link.closest('slot')?.getAttribute('name')).toBe('accounting');
  });

  test('shows no budget center and no choice of a shipping location in a consumer shop [GEN-004]', async () => {
    const page = onCartPage({
      cart: { MUG: 1 },
      lines: { MUG: { itemAccountInfo: { bcName: 'Front office' } } },
      host: { localStorage: { showShipToLink: 'true' } },
    });
    await expect.poll(() => lineNames(page)).toHaveLength(1);
    expect(textOf(page)).not.toContain('Front office');
    expect(page.queryByRole('button', { name: 'Choose a shipping location' })).toBeNull();
  });
});
