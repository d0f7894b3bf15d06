import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { onDrawer } from '../../../../tests/support/widgets/onAtcDrawer';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import type { MessageBody } from '../../../core/platform/contract/message';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { AtcDrawer } from './AtcDrawer';

const saying = (message: MessageBody) => ({ name: 'Enamel mug', price: '12.50', message });

const GROUPS: [code: string, group: string][] = [
  ['OUT_OF_STOCK', '1 item(s) out of stock and not added to cart'],
  ['BLOCKED_FOR_ADD_TO_CART', '1 item(s) blocked by your company and not added to cart'],
  [
    'STANDALONE_WARRANTY_ITEM',
    'Warranties must be purchased with a related product and cannot be purchased separately.',
  ],
  ['OFF_CONTRACT_ERROR', '1 item(s) not available for purchase for your selected location and not added to cart'],
  ['QTY_LIMIT_ITEM', '1 item(s) not added to cart because you have the limit allowed in cart'],
  ['QTY_LIMIT_EXCEEDED', '1 item(s) not added to cart because you had already met purchase limit'],
  ['ITEM_NOT_PUBLISHED', '1 item(s) not added to cart'],
];

describe('AtcDrawer outcomes', () => {
  test.each([
    ['success', 'Added to cart', undefined],
    ['out of stock', 'Out of stock', { code: 'OUT_OF_STOCK', type: 'ERROR' }],
    ['partial', 'Limited quantity available', { code: 'PARTIAL_QTY_AVAILABLE', type: 'WARNING', value: 1 }],
    ['limit', 'Quantity limit reached', { code: 'QTY_LIMIT_ITEM', type: 'ERROR', value: 5 }],
    ['price unavailable', 'Price unavailable', { code: 'PRICE_NOT_AVAILABLE', type: 'ERROR' }],
    ['blocked', 'Not available for your organization', { code: 'BLOCKED_FOR_ADD_TO_CART', type: 'ERROR' }],
    ['error', 'Not added to cart', { code: 'ITEM_NOT_PUBLISHED', type: 'ERROR' }],
  ])('an add with the outcome %s has the title %s [CART-ADD-020]', async (_outcome, title, message) => {
    const shop = fakeShop();
    if (message) shop.products['MUG'] = saying(message);
    const page = onDrawer({}, { shop });
    await page.add('MUG');

    await expect.poll(page.title).toBe(title);
    expect(page.alert() === 'Failure while adding item to cart. Please try again').toBe(message?.type === 'ERROR');
  });

  test.each([
    [{ code: 'OUT_OF_STOCK', type: 'ERROR' }, "We're sorry, the following item is out of stock."],
    [
      { code: 'QTY_LIMIT_ITEM', type: 'ERROR', value: 5 },
      'This item is sold in limited quantities. The maximum is 5. Please update the quantity and add again.',
    ],
    [{ code: 'PRICE_NOT_AVAILABLE', type: 'ERROR' }, 'Prices are unavailable right now. Please try again later.'],
  ])('the message %o is shown at the item as: %s [CART-MSG-001, CART-MSG-003, CART-MSG-005]', async (message, text) => {
    const shop = fakeShop({ products: { MUG: saying(message) } });
    const page = onDrawer({}, { shop });
    await page.add('MUG');

    await expect.poll(page.text).toContain(text);
  });

  test('an item whose maximum is already in the cart shows that, without advice to add again [CART-MSG-004]', async () => {
    const page = onDrawer({}, { shop: fakeShop({ cart: { STAPLER: 5 } }) });
    await page.add('STAPLER');

    await expect.poll(page.title).toBe('Quantity limit reached');
    expect(page.text()).toContain('You already have the maximum quantity of this item in your cart.');
    expect(page.text()).not.toContain('add again');
  });

  test.each([
    ['WARRANTY', 'The warranty plan is out of stock.'],
    ['BUNDLE', "We couldn't add this bundle to your cart. Please try again."],
  ] as const)('a refused item with the relation %s shows: %s [CART-MSG-009, CART-MSG-013]', async (relation, text) => {
    const page = onDrawer({ surface: 'drawer' });
    await page.add([
      { sku: 'MUG', quantity: 1 },
      { sku: 'LAMP', quantity: 1, parent: { sku: 'MUG', relation } },
    ]);

    await expect.poll(page.text).toContain(text);
    expect(page.text()).not.toContain('the following item is out of stock');
  });

  test('an item for pickup at an unknown store counts as not added, even if its message is a warning [CART-ADD-009, CART-ADD-011]', async () => {
    const shop = fakeShop({ products: { MUG: saying({ code: 'INVALID_STORE_NUMBER', type: 'WARNING' }) } });
    const page = onDrawer({}, { shop });
    await page.add([{ sku: 'MUG', quantity: 1, deliveryType: 'ISP', storeNumber: '9999' }]);

    await expect.poll(page.title).toBe('Not added to cart');
    expect(page.alert()).toBe('Failure while adding item to cart. Please try again');
    expect(page.text()).toContain('Choose a store in cart to see availability.');
  });

  test('shows how many of the requested units were added', async () => {
    const page = onDrawer();
    await page.add([{ sku: 'INK', quantity: 5 }]);

    await expect.poll(page.title).toBe('Limited quantity available');
    expect(page.text()).toContain('Quantity: 3 of 5');
  });

  test('offers no Checkout after an add that left the cart empty, but does after the next success [CART-ADD-009]', async () => {
    const shop = fakeShop({ products: { MUG: saying({ code: 'OUT_OF_STOCK', type: 'ERROR' }) } });
    const page = onDrawer({}, { shop });
    await page.add('MUG');
    await expect.poll(page.title).toBe('Out of stock');
    expect(page.getByRole('link', { name: 'View cart' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Checkout' })).toBeNull();

    shop.products['MUG'] = { name: 'Enamel mug', price: '12.50' };
    await page.add('MUG');
    expect(await page.findButton('Checkout')).toBeTruthy();
  });

  test.each([
    ['of an item that is sold out', 'LAMP', 'Out of stock'],
    ['without a response', 'MUG', 'Not added to cart'],
  ])('an add %s leads back to the page, not to Checkout, whatever is in the cart [DEC-Q553]', async (_, sku, title) => {
    const shop = fakeShop({ cart: { PEN: 1 } });
    const page = onDrawer({}, { shop, config: { cart: { retryDelaysMs: [] } } });
    if (sku === 'MUG') shop.failNext('network', { of: 'add' });
    await page.add(sku);
    await expect.poll(page.title).toBe(title);
    expect(page.queryByRole('button', { name: 'Checkout' })).toBeNull();

    await page.click('Continue shopping');
    await expect.poll(page.drawer).toBeUndefined();
    await page.add('PEN');
    expect(await page.findButton('Checkout')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Continue shopping' })).toBeNull();
  });

  test('an add without a response shows a failure and no subtotal [CART-ADD-009, CART-ADD-024]', async () => {
    const page = onDrawer({}, { config: { cart: { retryDelaysMs: [] } } });
    page.shop.failNext('network', { of: 'add' });
    await page.add('MUG');

    await expect.poll(page.title).toBe('Not added to cart');
    expect(page.alert()).toBe('Failure while adding item to cart. Please try again');
    expect(page.text()).not.toContain('Subtotal');
  });

  test('an add without a response can be repeated in the drawer, with the same key, which then shows the result [DEC-Q553]', async () => {
    const page = onDrawer({}, { config: { cart: { retryDelaysMs: [] } } });
    page.shop.failNext('network', { of: 'add', times: 2 });
    await page.add('MUG');
    await page.click('Try again');
    await expect.poll(() => page.shop.requestsOf('add').length).toBe(2);
    await page.click('Try again');
    await expect.poll(page.title).toBe('Added to cart');

    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
    expect(new Set(page.shop.requestsOf('add').map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
    // the region that announced the add, since the button is gone
    expect(document.activeElement).toBe(page.drawer()?.querySelector('.quire-atc-drawer__busy'));
  });

  test('announces each failure of a repeated add [DEC-Q553]', async () => {
    const page = onDrawer({}, { config: { cart: { retryDelaysMs: [] } } });
    page.shop.failNext('network', { of: 'add', times: 2 });
    await page.add('MUG');
    await page.findButton('Try again');
    const announced: string[] = [];
    const alert = page.drawer()?.querySelector('[role="alert"]') as HTMLElement;
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) announced.push(...[...addedNodes].map((node) => node.textContent ?? ''));
    });
    observer.observe(alert, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => observer.disconnect());

    await page.click('Try again');
    await expect.poll(() => announced).toEqual(['Failure while adding item to cart. Please try again']);
    expect(page.shop.requestsOf('add')).toHaveLength(2);
  });

  test('a retry in the drawer is a press of the button that failed: its status and its callbacks have the result [DEC-Q553]', async () => {
    const onSuccess = vi.fn();
    const button = <AddToCartButton sku="MUG" feedback="drawer" onSuccess={onSuccess} />;
    const page = renderWidget(
      <>
        {button}
        <AtcDrawer showRelated={false} />
      </>,
      { config: { cart: { retryDelaysMs: [] } } },
    );
    page.storefront.shop.failNext('network', { of: 'add' });
    await page.click('Add to cart');
    await expect.poll(page.title).toBe('Not added to cart');
    expect(onSuccess).not.toHaveBeenCalled();

    await page.click('Try again');
    await expect.poll(page.title).toBe('Added to cart');
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1);
    expect(page.status()).not.toContain('Failure');
  });

  test('an add that the shop has refused offers no retry, which would be refused again [DEC-Q553]', async () => {
    const page = onDrawer();
    page.shop.refuseNext('RESTRICTED_ITEM', { of: 'add' });
    await page.add('MUG');
    await expect.poll(page.title).toBe('Not added to cart');
    expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each(['ITEM_NOT_PUBLISHED', 'BLOCKED_FOR_ADD_TO_CART'])(
    'an item that is refused with %s offers alternatives, but no notice when it is back [DEC-Q553]',
    async (code) => {
      const tile = { restrictionDetails: { type: 'OUTOFSTOCK' as const, altProducts: ['PEN'] } };
      const shop = fakeShop();
      Object.assign(shop.products['MUG'] ?? {}, { tile, message: { code, type: 'ERROR' } });
      const page = onDrawer({ surface: 'drawer' }, { shop });
      await page.add('MUG');
      await expect.poll(page.text).toContain('Alternate choicesGel pen, blue');
      expect(page.queryByRole('button', { name: /^Tell me/ })).toBeNull();
    },
  );

  test.each(GROUPS)(
    'an add of several items groups them by outcome: %s is "%s" [CART-NOTE-001, CART-NOTE-002, CART-NOTE-003, CART-NOTE-004, CART-NOTE-005, CART-NOTE-006, CART-NOTE-008, CART-NOTE-011]',
    async (code, text) => {
      const shop = fakeShop({ products: { MUG: saying({ code, type: 'ERROR' }) } });
      const page = onDrawer({}, { shop });
      await page.add([
        { sku: 'MUG', quantity: 1 },
        { sku: 'PEN', quantity: 2 },
      ]);

      await expect.poll(page.text).toContain(`${text}Enamel mug`);
      expect(page.text()).toContain('1 item(s) added to cartGel pen, blue');
      // the title says that something was added, so no text may say that the add failed
      expect(page.title()).toBe('Added to cart');
      expect(page.alert()).toBe('');
    },
  );

  test('a sold-out item offers alternatives, and to tell when it is back [DEC-Q507, DEC-Q508]', async () => {
    const shop = fakeShop();
    const tile = { restrictionDetails: { type: 'OUTOFSTOCK' as const, altProducts: ['PEN', 'INK'] } };
    Object.assign(shop.products['INK'] ?? {}, { stock: 0, tile });
    const page = onDrawer({ surface: 'drawer' }, { shop });
    await page.add('INK');
    await expect.poll(page.text).toContain('Alternate choicesGel pen, blue');
    await page.click('Add Gel pen, blue to cart');
    await expect.poll(() => shop.cart.items.map(({ itemId }) => itemId)).toEqual(['PEN']);
    await page.click('Tell me when it is back: Ink cartridge, black');
    await expect.poll(page.text).toContain("We'll tell you in your cart when it is back.");
    // the button keeps the focus
    const request = page.getByRole('button', { name: 'Tell me when it is back: Ink cartridge, black' });
    expect(request.getAttribute('aria-disabled')).toBe('true');
    expect(shop.requestsOf('form').at(-1)?.body).toEqual({ sku: 'INK' });
  });

  test('a substitute names the requested product, and gives way to it on request [DEC-Q506]', async () => {
    const altItem = { origItemId: 'MUG', origItemName: 'Enamel mug' };
    const shop = fakeShop({ products: { TUMBLER: { name: 'Steel tumbler', price: '12.50', line: { altItem } } } });
    const page = onDrawer({ surface: 'drawer' }, { shop });
    await page.add([{ sku: 'TUMBLER', quantity: 2 }]);
    await expect.poll(page.text).toContain('Steel tumblerReplaces Enamel mug');
    await page.click('Keep my original: Enamel mug');
    await expect.poll(() => shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['MUG', 2]]);
    expect(page.text()).not.toContain('Steel tumbler');
    expect(page.text()).toContain('Enamel mugQuantity: 2');
  });

  test('a substitute gives way to the requested product also if that is added by Try again [DEC-Q506, DEC-Q553]', async () => {
    const altItem = { origItemId: 'MUG', origItemName: 'Enamel mug' };
    const shop = fakeShop({ products: { TUMBLER: { name: 'Steel tumbler', price: '12.50', line: { altItem } } } });
    const page = onDrawer({ surface: 'drawer' }, { shop, config: { cart: { retryDelaysMs: [] } } });
    await page.add([{ sku: 'TUMBLER', quantity: 2 }]);
    await page.findButton('Keep my original: Enamel mug');
    shop.failNext('network', { of: 'add' });
    await page.click('Keep my original: Enamel mug');
    await page.click('Try again');
    await expect.poll(page.text).toContain('Enamel mugQuantity: 2');
    await expect.poll(() => shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['MUG', 2]]);
  });

  test('limit adjustments, stock adjustments and substitutions are separate groups [CART-NOTE-007, CART-NOTE-009, CART-NOTE-010]', async () => {
    const shop = fakeShop({
      products: { MUG: saying({ code: 'SURCHG_ALTS_ITM_MSG', type: 'WARNING' }) },
    });
    const page = onDrawer({ surface: 'drawer' }, { shop });
    await page.add([
      { sku: 'MUG', quantity: 1 },
      { sku: 'INK', quantity: 5 },
      { sku: 'STAPLER', quantity: 9 },
    ]);

    await expect.poll(page.text).toContain('3 item(s) added to cart');
    expect(page.text()).toContain('1 item(s) had quantity adjustments due to purchase restrictionsStapler');
    expect(page.text()).toContain(
      '1 item(s) had quantity adjustments due to inventory limitationsInk cartridge, black',
    );
    expect(page.text()).toContain(
      '1 item(s) have been substituted to ensure a more cost effective delivery and may be delivered in multiple boxes.Enamel mug',
    );
  });
});
