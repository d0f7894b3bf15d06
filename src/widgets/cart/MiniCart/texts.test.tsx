import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { lineNames, onMiniCart, textOf as words } from '../../../../tests/support/widgets/onMiniCart';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { MiniCart } from './MiniCart';

describe('MiniCart texts', () => {
  test.each([
    ['12.50', 'You qualify for FREE shipping'],
    ['12.51', 'FREE shipping when you spend $12.51. $0.01 to go'],
    ['60.00', 'FREE shipping when you spend $60.00. $47.50 to go'],
  ])('with a free shipping threshold of %s shows: %s [CART-MSG-017]', async (freeShippingThreshold, sentence) => {
    const page = onMiniCart({ MUG: 1 }, { defaultOpen: true, freeShippingThreshold });

    await expect.poll(() => words(page)).toContain(sentence);
  });

  test.each([
    ['no', {}],
    ['an empty', { freeShippingThreshold: '' }],
  ])('shows nothing about free shipping with %s threshold [DEC-Q607]', async (_, cart) => {
    const page = onMiniCart({ MUG: 1 }, { defaultOpen: true }, { config: { cart } });

    await expect.poll(() => words(page)).toContain('Subtotal');
    expect(words(page)).not.toContain('FREE');
  });

  test('uses the threshold of the configuration if the widget has none', async () => {
    const page = onMiniCart(
      { MUG: 1 },
      { defaultOpen: true },
      { config: { cart: { freeShippingThreshold: '20.00' } } },
    );

    await expect.poll(() => words(page)).toContain('$7.50 to go');
  });

  test.each([
    ['PR6', true],
    ['PR7', true],
    ['REGISTERED', false],
    ['GUEST', false],
    ['ASC', false],
  ])('member savings are shown to %s: %s [GEN-006]', async (userType, isShown) => {
    const page = onMiniCart({ MUG: 1 }, { defaultOpen: true });
    page.shop.cart.extra = {
      cartAttributes: { userType, numberOfItems: 1 },
      cartSummary: { cartSubTotal: '12.50', finalMembershipSavings: '0.63' },
    };

    await expect.poll(() => words(page)).toContain('Subtotal');
    expect(words(page).includes('Member savings: $0.63')).toBe(isShown);
  });

  test.each([
    [{ code: 'PARTIAL_QTY_AVAILABLE', value: 2 }, 'You asked for more than we have in stock. 2 available.'],
    [{ code: 'OUT_OF_STOCK', relation: 'WARRANTY' as const }, 'The warranty plan is out of stock.'],
  ])('an unchanged line shows the message %o as: %s [CART-MSG-002, CART-MSG-009]', async (it, sentence) => {
    const { relation, ...message } = { relation: undefined, ...it };
    const shop = fakeShop();
    shop.products['MUG']!.line = {
      messages: [{ ...message, type: 'WARNING' }],
      ...(relation && { parentItemId: 'CHAIR', parentRelationType: relation }),
    };
    shop.cart.put('MUG', 3);
    const page = renderWidget(<MiniCart defaultOpen />, { shop });

    await expect.poll(() => words(page)).toContain(sentence);
    expect(words(page)).not.toContain('added to your cart');
  });

  test('an out-of-stock line shows that it must be removed [CART-MSG-012]', async () => {
    const shop = fakeShop();
    shop.products['MUG'] = {
      name: 'Enamel mug',
      price: '12.50',
      line: { messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] },
    };
    shop.cart.put('MUG', 1);
    const page = renderWidget(<MiniCart defaultOpen />, { shop });

    await expect.poll(() => words(page)).toContain('This item is out of stock. Please remove it to continue.');
    expect(words(page)).not.toContain('not added to cart');
  });

  test('a bundle part is shown as included and a free sample as free, neither as $0.00', async () => {
    const shop = fakeShop();
    const part = { parentRelationCartItemId: 'line-1', parentRelationType: 'BUNDLE' };
    Object.assign(shop.products['PEN'] ?? {}, { price: '0.00', line: part });
    shop.cart.put('MUG', 1);
    shop.cart.put('PEN', 2);
    shop.cart.put('SAMPLE', 1);
    const page = renderWidget(<MiniCart defaultOpen />, { shop });

    await expect.poll(() => words(page)).toContain('Gel pen, blueIncludedQuantity: 2');
    expect(words(page)).toContain('Free');
    expect(words(page)).not.toContain('$0.00');
  });

  test('shows how and when a line is delivered', async () => {
    const shop = fakeShop();
    shop.products['MUG'] = {
      name: 'Enamel mug',
      price: '12.50',
      line: { selectedDeliveryOption: { deliveryType: 'ISP' } },
    };
    shop.cart.put('MUG', 1);
    const page = renderWidget(<MiniCart defaultOpen />, { shop });

    await expect.poll(() => words(page)).toContain('Pick up in 1-hour');
  });

  test('a pickup says that its store is closed, as the cart page does [DEC-Q453]', async () => {
    const shop = fakeShop();
    const pickup = { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0042' } };
    shop.products['MUG'] = { name: 'Enamel mug', price: '12.50', line: pickup };
    shop.cart.put('MUG', 1);
    const alter = (body: unknown) => {
      const { results } = body as { results: { stores: object[] } };
      const closed = { storeStatus: 'Closed', storeStatusTime: 'until 8 am' };
      return { results: { ...results, stores: results.stores.map((store) => ({ ...store, ...closed })) } };
    };
    shop.failNext({ alter }, { of: 'store-locator', times: 9 });
    const page = renderWidget(<MiniCart defaultOpen />, { shop });

    await expect.poll(() => words(page)).toContain('Pick up when the store opens · Closed until 8 am');
    expect(words(page)).not.toContain('1-hour');
  });

  test('the items that an add missed or reduced are announced by group and name until the next read [SCR-013, CART-NOTE-002, CART-NOTE-009]', async () => {
    const page = onMiniCart({ MUG: 1 }, { defaultOpen: true });
    await expect.poll(() => lineNames(page).length).toBe(1);

    await page.storefront.cart.add([
      { sku: 'LAMP', quantity: 1 },
      { sku: 'INK', quantity: 5 },
    ]);
    await expect.poll(page.status).toContain('1 item(s) out of stock and not added to cartDesk lamp');
    expect(page.status()).toContain(
      '1 item(s) had quantity adjustments due to inventory limitationsInk cartridge, black',
    );

    await page.storefront.cart.read({ isRefresh: true });
    await expect.poll(page.status).not.toContain('item(s)');
  });

  test('a message of the whole cart is announced as a status', async () => {
    const page = onMiniCart({ MUG: 1 }, { defaultOpen: true });
    page.shop.cart.messages = [{ code: 'CART_AUTO_MERGE', type: 'INFO' }];

    await expect.poll(page.status).toContain('We added the items from your previous visit to your cart.');
  });
});

describe('MiniCart checkout', () => {
  test('uses the page’s cart and checkout URLs and checkout label, and calls onCheckout', async () => {
    const onCheckout = vi.fn((): void => undefined);
    const page = onMiniCart(
      { MUG: 1 },
      { defaultOpen: true, cartUrl: '/bag', checkoutUrl: '/pay', checkoutLabel: 'Pay now', onCheckout },
    );
    page.shop.cart.extra = { cartAttributes: { userType: 'REGISTERED', numberOfItems: 1 } };

    await page.click('Pay now');
    expect(page.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/bag');
    expect(onCheckout).toHaveBeenCalledOnce();
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/pay']);
  });

  test.each(['NEGATIVE_CART_TOTAL', 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'])(
    'a cart with %s shows why and cannot be checked out',
    async (code) => {
      const page = onMiniCart({ MUG: 1 }, { defaultOpen: true });
      page.shop.cart.messages = [{ code, type: 'WARNING' }];

      await page.click('Checkout');
      expect(page.isOff('Checkout')).toBe(true);
      expect(page.storefront.host.assigned).toEqual([]);
      expect(page.status()).toMatch(/Please remove/);
    },
  );

  test('a cart of only free samples cannot be checked out [CART-MSG-006]', async () => {
    const page = onMiniCart({ SAMPLE: 1 }, { defaultOpen: true });

    await page.findButton('Checkout');
    expect(page.isOff('Checkout')).toBe(true);
    expect(words(page)).toContain('A free sample cannot be purchased individually.');
  });
});
