import { describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/fakeShop';
import type { FakeProduct } from '../../../../tests/support/fakeShopProducts';
import { renderWidget } from '../../../../tests/support/renderWidget';
import type { TestStorefrontOptions } from '../../../../tests/support/storefront';
import type { AddBody } from '../../../core/cart/contract/cartRequests';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { QuickView, type QuickViewProps } from './QuickView';

function onQuickView(props: QuickViewProps = {}, dependencies: TestStorefrontOptions & { shop?: FakeShop } = {}) {
  const { shop = fakeShop() } = dependencies;
  const page = renderWidget(<QuickView sku="MUG" {...props} />, { ...dependencies, shop });
  return { ...page, shop, text: () => page.drawer()?.textContent ?? '' };
}

const shopWith = (sku: string, product: Partial<FakeProduct>) => {
  const shop = fakeShop();
  Object.assign(shop.products[sku] ?? {}, product);
  return shop;
};

const sent = (shop: FakeShop) => shop.requestsOf('add').map(({ query, body }) => ({ query, ...(body as AddBody) }));

describe('QuickView', () => {
  test('opens by its button, shows the product, and puts it in the cart [SCR-015, GEN-007]', async () => {
    const page = onQuickView(
      {},
      { shop: shopWith('MUG', { basePrice: '15.00', tile: { rating: 4.5, ratingCount: 31 } }) },
    );
    expect(page.shop.requests).toEqual([]);

    await page.click('Quick view');
    await expect.poll(page.text).toContain('Enamel mug');
    expect(page.text()).toContain('$12.50 Was $15.00');
    expect(page.text()).toContain('Rated 4.5 out of 5, 31 reviews');
    expect(page.drawer()?.dataset['drawer']).toBe('QVD');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => page.field('Quantity of Enamel mug').value).toBe('2');
    await page.click('Add to cart');

    await expect.poll(page.status).toContain('Added to cart');
    expect(sent(page.shop)).toMatchObject([{ query: { source: 'quickView' }, items: [{ itemId: 'MUG', qty: 2 }] }]);
    expect((await page.findByRole('link', { name: 'View cart' })).getAttribute('href')).toBe('/cc/mmx/cart');
  });

  test('opens for whatever the page wants to look at, and says when it is closed', async () => {
    const calls = { onOpen: vi.fn(), onClose: vi.fn() };
    const page = onQuickView({ sku: undefined, ...calls });
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    const names: string[] = [];
    page.storefront.events.subscribe('drawer:opened', ({ name }) => names.push(name));

    const outcome = requestOverlay(page.storefront, { overlay: 'QUICK_VIEW', sku: 'PEN' });
    await expect.poll(page.text).toContain('Gel pen, blue');
    await page.click('Close');

    expect(await outcome).toBe('closed');
    await expect.poll(page.drawer).toBeUndefined();
    const reported = () => [names, calls.onOpen.mock.calls.length, calls.onClose.mock.calls.length];
    await expect.poll(reported).toEqual([['QVD'], 1, 1]);
  });

  test('says while the product is on its way, and when it does not come, with a way on', async () => {
    const shop = fakeShop();
    shop.hold('tiles');
    shop.failNext(502, { of: 'tiles' });
    const page = onQuickView({ open: true }, { shop });
    await expect.poll(page.status).toContain('Loading the product');

    shop.release();
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await expect.poll(page.text).toContain('Enamel mug');
    expect(page.alert()).toBe('');
  });

  test('says when there is no such product', async () => {
    const page = onQuickView({ open: true, sku: 'NOTHING' });

    await expect.poll(page.status).toContain('We could not find this product.');
  });

  test.each([
    ['out of stock', 'LAMP', {}, 'Out of stock'],
    [
      'restricted',
      'MUG',
      { tile: { restrictionDetails: { type: 'DISCONTINUED' } } },
      'This product can no longer be ordered.',
    ],
    ['coming soon', 'MUG', { tile: { comingSoon: true } }, 'Coming soon'],
    ['to be looked at only', 'MUG', { tile: { actionLabel: 'viewOnly' } }, 'Order this product from its product page.'],
  ] as const)('a product that is %s says so and is not added', async (_, sku, product, expected) => {
    const page = onQuickView({ open: true, sku }, { shop: shopWith(sku, product as Partial<FakeProduct>) });

    await expect.poll(page.text).toContain(expected);
    expect(page.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    expect(page.queryByRole('textbox')).toBeNull();
  });

  test('a set is had once: it has no quantity to choose', async () => {
    const page = onQuickView({ open: true }, { shop: shopWith('MUG', { tile: { isSKUSET: true } }) });

    await page.click('Add to cart');
    await expect.poll(() => sent(page.shop)).toMatchObject([{ items: [{ itemId: 'MUG', qty: 1 }] }]);
    expect(page.queryByRole('textbox')).toBeNull();
    expect(page.text()).toContain('This is a set of products.');
  });

  test('a typed quantity is three characters and 999 at most, or less where the shop says so [CART-QTY-001]', async () => {
    const page = onQuickView({ open: true, sku: 'STAPLER' });

    await page.type('Quantity of Stapler', '9');
    await expect.poll(page.status).toContain('The most you can order is 5');
    expect(page.isOff('Add to cart')).toBe(true);
    expect(page.field('Quantity of Stapler').maxLength).toBe(3);
  });

  test('a price that is shown in the cart only is not shown here', async () => {
    const page = onQuickView({ open: true }, { shop: shopWith('MUG', { tile: { seePriceInCart: true } }) });

    await expect.poll(page.text).toContain('See price in cart');
    expect(page.text()).not.toContain('$12.50');
  });

  test('what may be bought at once goes on to the checkout', async () => {
    const page = onQuickView(
      { open: true },
      {
        shop: shopWith('MUG', { tile: { buyNowEligible: true } }),
        config: { checkout: { loginRequired: false } },
      },
    );

    await page.click('Buy now');
    await expect.poll(() => sent(page.shop)).toMatchObject([{ query: { buyNow: 'true' } }]);
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/cc/sparq/checkout']);
  });

  test('where neither the product nor the cart says so, nothing is bought at once [CART-ENT-001]', async () => {
    const page = onQuickView({ open: true });
    await page.findButton('Add to cart');
    expect(page.queryByRole('button', { name: 'Buy now' })).toBeNull();

    page.shop.cart.extra = { buyNowEligible: true };
    await page.storefront.cart.read();
    await page.findButton('Buy now');
  });

  test('an add that fails says so, and the next press works', async () => {
    const page = onQuickView({ open: true }, { config: { cart: { retryDelaysMs: [] } } });
    page.shop.failNext('network', { of: 'add' });

    await page.click('Add to cart');
    await expect.poll(page.alert).toBe('Failure while adding item to cart. Please try again');
    await page.click('Add to cart');
    await expect.poll(page.status).toContain('Added to cart');
  });

  test('more than there is says how many came into the cart', async () => {
    const page = onQuickView({ open: true, sku: 'INK' });
    await page.type('Quantity of Ink cartridge, black', '5');
    page.leave('Quantity of Ink cartridge, black');

    await page.click('Add to cart');
    await expect.poll(page.status).toContain('3 added to your cart.');
  });

  test('what is sold out leads to what may be had instead, and to its page where nobody shows that [SCR-018]', async () => {
    const restrictionDetails = {
      type: 'OUTOFSTOCK' as const,
      altProducts: ['MUG'],
      alternateItemURL: '/product_MUG',
    };
    const page = onQuickView({ open: true, sku: 'LAMP' }, { shop: shopWith('LAMP', { tile: { restrictionDetails } }) });
    const wanted: unknown[] = [];
    page.storefront.events.subscribe('overlay:requested', ({ key: _, ...request }) => wanted.push(request));

    await page.click('Alternate choices');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/product_MUG']);
    expect(wanted).toMatchObject([
      { overlay: 'OUT_OF_STOCK', items: [{ sku: 'LAMP', name: 'Desk lamp' }], alternatives: ['MUG'] },
    ]);
  });

  test('up to four products are set aside to compare [CMP-001]', async () => {
    const sessionStorage = { compare: JSON.stringify(['PEN', 'INK', 'LAMP', 'CHAIR']) };
    const page = onQuickView({ open: true, showCompare: true }, { host: { sessionStorage } });
    await page.click('Compare');
    await expect.poll(page.status).toContain('You can compare up to 4 items.');

    page.redraw(<QuickView sku="PEN" open showCompare />);
    await expect.poll(page.text).toContain('Gel pen, blue');
    await page.click('Remove from compare');
    await page.findButton('Compare');
    page.redraw(<QuickView sku="MUG" open showCompare />);
    await expect.poll(page.text).toContain('Enamel mug');
    await page.click('Compare');
    await page.findButton('Remove from compare');
    expect(page.storefront.host.sessionStorage.get('compare')).toBe('["INK","LAMP","CHAIR","MUG"]');
  });

  test('it asks the page for its add-to-list overlay, and says when there is none [SCR-010]', async () => {
    const page = onQuickView({ open: true, showAddToList: true });
    await page.click('Add to list');
    await expect.poll(page.status).toContain("You can't open your lists on this page.");

    const items: unknown[] = [];
    page.storefront.events.subscribe('overlay:requested', (request) => {
      request.isHandled = true;
      if (request.overlay === 'ATL') items.push(...request.items);
    });
    await page.click('Add to list');
    await expect.poll(() => items).toEqual([{ sku: 'MUG', quantity: 1 }]);
    await expect.poll(page.status).not.toContain('Your lists can not be opened');
  });
});
