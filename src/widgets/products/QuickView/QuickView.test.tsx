import { describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import type { FakeProduct } from '../../../../tests/support/shop/fakeShopProducts';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import type { TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
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
  test('a rating has the decimal mark of the locale [I18N-004]', async () => {
    const shop = shopWith('MUG', { tile: { rating: 4.5, ratingCount: 31 } });
    const page = onQuickView({}, { shop, config: { locale: 'fr-CA' } });
    await page.click('Quick view');
    await expect.poll(page.text).toContain('★ 4,5 (31)Rated 4,5 out of 5, 31 reviews');
  });

  test('opens by its button, shows the product, and adds it to the cart [SCR-015, GEN-007]', async () => {
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

  test('opens on an overlay request, reports open and close once each, and settles it as closed', async () => {
    const onOpenChange = vi.fn();
    const page = onQuickView({ sku: undefined, onOpenChange });
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    const names: string[] = [];
    page.storefront.events.subscribe('drawer:opened', ({ name }) => names.push(name));

    const outcome = requestOverlay(page.storefront, { overlay: 'QUICK_VIEW', sku: 'PEN' });
    await expect.poll(page.text).toContain('Gel pen, blue');
    await page.click('Close');

    expect(await outcome).toBe('closed');
    await expect.poll(page.drawer).toBeUndefined();
    await expect.poll(() => [names, onOpenChange.mock.calls]).toEqual([['QVD'], [[true], [false]]]);
  });

  test('shows a loading status, then an error with a retry when the product fails to load', async () => {
    const shop = fakeShop();
    shop.hold('tiles');
    shop.failNext(502, { of: 'tiles' });
    const page = onQuickView({ defaultOpen: true }, { shop });
    await expect.poll(page.status).toContain('Loading the product');

    shop.release();
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await expect.poll(page.text).toContain('Enamel mug');
    expect(page.alert()).toBe('');
  });

  test('shows a message when the product does not exist', async () => {
    const page = onQuickView({ defaultOpen: true, sku: 'NOTHING' });

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
    ['view only', 'MUG', { tile: { actionLabel: 'viewOnly' } }, 'Order this product from its product page.'],
  ] as const)('a product that is %s shows why it cannot be added', async (_, sku, product, expected) => {
    const page = onQuickView({ defaultOpen: true, sku }, { shop: shopWith(sku, product as Partial<FakeProduct>) });

    await expect.poll(page.text).toContain(expected);
    expect(page.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    expect(page.queryByRole('textbox')).toBeNull();
  });

  test('adds a set once, without a quantity field', async () => {
    const page = onQuickView({ defaultOpen: true }, { shop: shopWith('MUG', { tile: { isSKUSET: true } }) });

    await page.click('Add to cart');
    await expect.poll(() => sent(page.shop)).toMatchObject([{ items: [{ itemId: 'MUG', qty: 1 }] }]);
    expect(page.queryByRole('textbox')).toBeNull();
    expect(page.text()).toContain('This is a set of products.');
  });

  test('a quantity takes up to three characters, and one above the limit of the product cannot be added [CART-QTY-001]', async () => {
    const page = onQuickView({ defaultOpen: true, sku: 'STAPLER' });

    await page.type('Quantity of Stapler', '9');
    await expect.poll(page.status).toContain('The most you can order is 5');
    expect(page.isOff('Add to cart')).toBe(true);
    expect(page.field('Quantity of Stapler').maxLength).toBe(3);
  });

  test('the highest quantity of a product without a limit is 999 [CART-QTY-001]', async () => {
    const page = onQuickView({ open: true });

    await page.type('Quantity of Enamel mug', '998');
    await page.click('Increase quantity of Enamel mug');
    await expect.poll(() => page.field('Quantity of Enamel mug').value).toBe('999');
    expect(page.isOff('Increase quantity of Enamel mug')).toBe(true);

    await page.type('Quantity of Enamel mug', '1000');
    await expect.poll(page.status).toContain('The most you can order is 999');
    expect(page.isOff('Add to cart')).toBe(true);
  });

  test('hides a price that is only shown in the cart', async () => {
    const page = onQuickView({ defaultOpen: true }, { shop: shopWith('MUG', { tile: { seePriceInCart: true } }) });

    await expect.poll(page.text).toContain('See price in cart');
    expect(page.text()).not.toContain('$12.50');
  });

  test('"Buy now" adds an eligible product and redirects to the checkout', async () => {
    const page = onQuickView(
      { defaultOpen: true },
      {
        shop: shopWith('MUG', { tile: { buyNowEligible: true } }),
        config: { checkout: { loginRequired: false } },
      },
    );

    await page.click('Buy now');
    await expect.poll(() => sent(page.shop)).toMatchObject([{ query: { buyNow: 'true' } }]);
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/cc/sparq/checkout']);
  });

  test('shows no "Buy now" until the cart is eligible, if the product is not [CART-ENT-001]', async () => {
    const page = onQuickView({ defaultOpen: true });
    await page.findButton('Add to cart');
    expect(page.queryByRole('button', { name: 'Buy now' })).toBeNull();

    page.shop.cart.extra = { buyNowEligible: true };
    await page.storefront.cart.read();
    await page.findButton('Buy now');
  });

  test('shows an error when the add fails, and the next click adds the product', async () => {
    const page = onQuickView({ defaultOpen: true }, { config: { cart: { retryDelaysMs: [] } } });
    page.shop.failNext('network', { of: 'add' });

    await page.click('Add to cart');
    await expect.poll(page.alert).toBe('Failure while adding item to cart. Please try again');
    await page.click('Add to cart');
    await expect.poll(page.status).toContain('Added to cart');
  });

  test('reports how many were added when stock is short', async () => {
    const page = onQuickView({ defaultOpen: true, sku: 'INK' });
    await page.type('Quantity of Ink cartridge, black', '5');
    page.leave('Quantity of Ink cartridge, black');

    await page.click('Add to cart');
    await expect.poll(page.status).toContain('3 added to your cart.');
  });

  test('requests alternatives for a sold-out product, and redirects to their page if nothing handles it [SCR-018]', async () => {
    const restrictionDetails = {
      type: 'OUTOFSTOCK' as const,
      altProducts: ['MUG'],
      alternateItemURL: '/product_MUG',
    };
    const page = onQuickView(
      { defaultOpen: true, sku: 'LAMP' },
      { shop: shopWith('LAMP', { tile: { restrictionDetails } }) },
    );
    const requests: unknown[] = [];
    page.storefront.events.subscribe('overlay:requested', ({ key: _, ...request }) => requests.push(request));

    await page.click('Alternate choices');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/product_MUG']);
    expect(requests).toMatchObject([
      { overlay: 'OUT_OF_STOCK', items: [{ sku: 'LAMP', name: 'Desk lamp' }], alternatives: ['MUG'] },
    ]);
  });

  test('adds products to the comparison up to a limit of four, and removes them [CMP-001]', async () => {
    const sessionStorage = { compare: JSON.stringify(['PEN', 'INK', 'LAMP', 'CHAIR']) };
    const page = onQuickView({ defaultOpen: true, showCompare: true }, { host: { sessionStorage } });
    await page.click('Compare');
    await expect.poll(page.status).toContain('You can compare up to 4 items.');

    page.redraw(<QuickView sku="PEN" defaultOpen showCompare />);
    await expect.poll(page.text).toContain('Gel pen, blue');
    await page.click('Remove from compare');
    await page.findButton('Compare');
    page.redraw(<QuickView sku="MUG" defaultOpen showCompare />);
    await expect.poll(page.text).toContain('Enamel mug');
    await page.click('Compare');
    await page.findButton('Remove from compare');
    expect(page.storefront.host.sessionStorage.get('compare')).toBe('["INK","LAMP","CHAIR","MUG"]');
  });

  test('requests the add-to-list overlay, and reports when the page has none [SCR-010]', async () => {
    const page = onQuickView({ defaultOpen: true, showAddToList: true });
    await page.click('Add to list');
    await expect.poll(page.status).toContain("You can't open your lists on this page.");

    const items: unknown[] = [];
    page.storefront.events.subscribe('overlay:requested', (request) => {
      request.isHandled = true;
      if (request.overlay === 'ATL') items.push(...request.items);
    });
    await page.click('Add to list');
    await expect.poll(() => items).toEqual([{ sku: 'MUG', quantity: 1 }]);
    await expect.poll(page.status).not.toContain("You can't open your lists");
  });
});
