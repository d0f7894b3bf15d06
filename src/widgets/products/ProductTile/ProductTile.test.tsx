import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderOn, renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { ACCEPTED_COOKIES, type TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { TILE_VARIANTS, type TileVariant } from '../../../core/products/rules/tileVariant';
import { BopisOverlay } from '../../stores/BopisOverlay/BopisOverlay';
import { ProductTile, type ProductTileProps } from './ProductTile';

const MUG = {
  itemId: 'MUG',
  title: 'Enamel mug',
  url: '/product_MUG',
  image: ['/images/mug-180.webp', '/images/mug-360.webp'],
  price: '$12.50',
  priceValue: 12.5,
  actionLabel: 'addToCart',
};

async function onTile(
  item: Record<string, unknown> = {},
  props: ProductTileProps = {},
  dependencies: TestStorefrontOptions = {},
) {
  const page = renderWidget(<ProductTile item={{ ...MUG, ...item }} {...props} />, dependencies);
  await page.findByRole('article');
  return page;
}

const text = ({ box }: { box: HTMLElement }) => box.textContent ?? '';

const variantsOf = (...names: TileVariant[]) => names;

describe('ProductTile', () => {
  test('reads the products of all tiles on a page with one request [TILE-033]', async () => {
    const shop = fakeShop();
    const page = renderWidget(
      <>
        <ProductTile sku="MUG" />
        <ProductTile sku="PEN" />
      </>,
      { shop },
    );

    await page.findByRole('article', { name: shop.products['MUG']?.name ?? '' });
    await page.findByRole('article', { name: shop.products['PEN']?.name ?? '' });
    expect(shop.requests.filter(({ url }) => url.includes('getProductTileData'))).toHaveLength(1);
  });

  test('a set lists its swatches, and renders without them when they fail to load [TILE-035]', async () => {
    const shop = fakeShop();
    const swatches = ['PEN', 'INK'];
    const page = await onTile({ isSKUSET: true }, { swatches }, { shop });
    const list = await page.findByRole('list', { name: 'Comes in' });
    expect([...list.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Gel pen, blue',
      'Ink cartridge, black',
    ]);
    expect(shop.requestsOf('tiles')).toMatchObject([{ body: { query: { skus: swatches, inputs: { swatch: true } } } }]);

    const broken = fakeShop();
    broken.failNext('network', { of: 'tiles' });
    const without = await onTile({ isSKUSET: true }, { swatches }, { shop: broken });
    await expect.poll(() => broken.requestsOf('tiles')).toHaveLength(1);
    expect(without.queryByRole('list', { name: 'Comes in' })).toBeNull();
    expect(without.alert()).toBe('');
  });

  test.each([
    ['arrived', false],
    ['failed to load', true],
  ])('swatches that have %s are requested once for all tiles of their set [TILE-035]', async (_, isBroken) => {
    const shop = fakeShop();
    if (isBroken) shop.failNext('network', { of: 'tiles' });
    const set = <ProductTile item={{ ...MUG, isSKUSET: true }} swatches={['LAMP', 'MUG']} />;
    const page = renderWidget(set, { shop });
    await expect.poll(() => shop.requestsOf('tiles')).toHaveLength(1);
    for (const sku of ['PEN', 'INK']) {
      // once the shop has answered for this product, it has answered for the set
      const later = renderOn(
        page.storefront,
        <>
          {set}
          <ProductTile sku={sku} />
        </>,
      );
      await later.findByRole('article', { name: shop.products[sku]?.name ?? '' });
    }
    const requests = shop.requestsOf('tiles').map(({ body }) => JSON.stringify(body));
    expect(requests.filter((body) => body.includes('swatch'))).toHaveLength(1);
  });

  test('shows a loading status, a message for an unknown product, and an error with a retry [TILE-034]', async () => {
    const shop = fakeShop();
    shop.hold('tiles');
    const page = renderWidget(<ProductTile sku="NOTHING" />, { shop });
    await expect.poll(page.status).toContain('Loading the product');
    shop.release();
    await expect.poll(page.status).toContain('We could not find this product.');

    const broken = fakeShop();
    broken.failNext('network', { of: 'tiles' });
    const failed = renderWidget(<ProductTile sku="MUG" />, { shop: broken });
    await expect.poll(failed.alert).toContain('Sorry, something went wrong. Please try again.');
    await failed.click('Try again');
    await failed.findByRole('article');
  });

  test('renders a supplied product without a request [TILE-020, TILE-036]', async () => {
    const page = await onTile({
      rating: 4.5,
      ratingCount: 31,
      originalPrice: '$15.00',
      badgeDetails: { productBadge: 'New' },
    });

    const article = await page.findByRole('article', { name: 'Enamel mug' });
    for (const expected of ['Enamel mug', 'Item MUG', '$12.50', '$15.00', 'Rated 4.5 out of 5, 31 reviews', 'New'])
      expect(article.textContent).toContain(expected);
    const picture = article.querySelector('img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('srcset')]).toEqual([
      '/images/mug-180.webp',
      '/images/mug-360.webp 2x',
    ]);
    expect([picture?.width, picture?.height]).toEqual([180, 180]);
    expect(page.storefront.shop.requests).toEqual([]);
  });

  test('shows an error for an invalid product, and publishes the problem', async () => {
    const problems = vi.fn();
    const storefront = renderWidget(null).storefront;
    storefront.events.subscribe('problem', problems);
    const page = renderOn(storefront, <ProductTile item={{ title: 'No SKU' }} />);

    await expect.poll(page.alert).toContain('Sorry, something went wrong.');
    await expect.poll(() => problems.mock.calls[0]?.[0].error.message).toContain('item.itemId: expected');
  });

  test('publishes a problem when it has neither a SKU nor a product', async () => {
    const problems = vi.fn();
    const { storefront } = renderWidget(null);
    storefront.events.subscribe('problem', problems);
    renderOn(storefront, <ProductTile />);
    await expect
      .poll(() => problems.mock.calls[0]?.[0].error.message)
      .toBe('expected sku, or item with the product, received neither');
  });

  test('adds the resolved item id to the cart with the source "productTile" [TILE-022, GEN-007]', async () => {
    const shop = fakeShop();
    shop.products['MUG##7'] = { name: 'Enamel mug', price: '12.50' };
    const page = await onTile({ resolvedItemId: 'MUG##7' }, { feedback: 'none' }, { shop, config: { tenant: 'SBA' } });

    await page.click('Add to cart: Enamel mug');

    await expect.poll(page.status).toContain('Added to cart');
    expect(shop.requestsOf('add')).toMatchObject([{ body: { items: [{ itemId: 'MUG##7', qty: 1 }] } }]);
    expect(page.storefront.cart.state().count).toBe(1);
    expect(shop.requestsOf('add').map(({ query }) => query['source'])).toEqual(['productTile']);
  });

  describe('ProductTile pickup', () => {
    const onTileWithStores = async () => {
      const shop = fakeShop();
      Object.assign(shop.products['MUG'] ?? {}, { inStores: { '0008': 0, '0042': 3, '0051': 1 } });
      const page = renderWidget(
        <>
          <ProductTile item={{ ...MUG, actionLabel: 'pickUpToday' }} feedback="none" />
          <BopisOverlay />
        </>,
        { shop },
      );
      await page.click('Pick up today: Enamel mug');
      await page.findButton('Pick up at Cambridge, MA');
      return { ...page, shop };
    };

    test('adds the product for pickup at the store that the customer chooses [TILE-012, TILE-022]', async () => {
      const page = await onTileWithStores();
      await page.click('Pick up at Cambridge, MA');
      await expect
        .poll(() => page.shop.requestsOf('add'))
        .toMatchObject([
          { body: { items: [{ itemId: 'MUG', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '0042' }] } },
        ]);
      await expect.poll(page.status).toContain('Added to cart');
    });

    test('adds nothing when the customer closes the store overlay', async () => {
      const page = await onTileWithStores();
      await page.click('Close');
      await expect.poll(page.title).toBeUndefined();
      expect(page.shop.requestsOf('add')).toEqual([]);
    });
  });

  test.each([
    ['10000', {}, '9999'],
    ['10000', { quantityLimit: 5000 }, '5000'],
    ['2.9', {}, '2'],
    ['12a', {}, '0'],
    ['', {}, ''],
  ])(
    'in the quantity field, a typed %j with %o becomes %j [TILE-028, TILE-029, TILE-030, TILE-031]',
    async (typed, item, becomes) => {
      const page = await onTile(item, { variant: 'standardITFTile' });
      expect(page.field('Quantity of Enamel mug').maxLength).toBe(5);
      await page.type('Quantity of Enamel mug', typed);
      page.leave('Quantity of Enamel mug');
      await expect.poll(() => page.field('Quantity of Enamel mug').value).toBe(becomes);
      expect(page.isOff('Add to cart: Enamel mug')).toBe(Number(becomes) === 0);
    },
  );

  test('shows an error when the add fails', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'add' });
    const page = await onTile({}, { feedback: 'none' }, { shop, config: { cart: { retryDelaysMs: [] } } });

    await page.click('Add to cart: Enamel mug');

    await expect.poll(page.alert).not.toBe('');
  });

  test.each([
    ['viewOnly', 'View details', '/product_MUG'],
    ['customSkuset', 'View options', '/product_MUG'],
    ['something new', 'View details', '/product_MUG'],
    ['viewAlternate', 'View alternate', '/product_PEN'],
  ])(
    'the action %s is a link with the caption %s [TILE-018, TILE-019, TILE-022]',
    async (actionLabel, caption, url) => {
      const page = await onTile({ actionLabel, restrictionDetails: { alternateItemURL: '/product_PEN' } });
      const link = await page.findByRole('link', { name: new RegExp(`${caption} ?: Enamel mug`) });
      expect(link.getAttribute('href')).toBe(url);
    },
  );

  test('a set links to its product page, even if its action label is addToCart [TILE-018]', async () => {
    const page = await onTile({ isSKUSET: true });
    expect((await page.findByRole('link', { name: /View details ?: Enamel mug/ })).getAttribute('href')).toBe(
      '/product_MUG',
    );
  });

  test.each([
    ['subscribe', 'Subscribe', 'AUTO_RESTOCK'],
    ['expertsSuggest', 'See suggestions', 'EXPERTSUGGEST'],
    ['pickUpToday', 'Pick up today', 'BOPIS'],
  ])(
    'the action %s requests its overlay, and redirects to the product page if nothing handles it [TILE-022]',
    async (actionLabel, caption, overlay) => {
      const page = await onTile({ actionLabel });
      const onOverlayRequest = vi.fn();
      page.storefront.events.subscribe('overlay:requested', onOverlayRequest);

      await page.click(`${caption}: Enamel mug`);

      await expect.poll(() => onOverlayRequest.mock.calls[0]?.[0]).toMatchObject({ overlay, sku: 'MUG' });
      await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/product_MUG']);
    },
  );

  test('offers the replacements of a product that can no longer be ordered [TILE-021]', async () => {
    const page = await onTile({
      restrictionDetails: { type: 'FULLHARDSUB', altProducts: ['PEN', { itemId: 'LAMP' }] },
    });
    const onOverlayRequest = vi.fn();
    page.storefront.events.subscribe('overlay:requested', onOverlayRequest);

    expect(page.queryByRole('button', { name: /Add to cart/ })).toBeNull();
    expect(text(page)).toContain('This product can no longer be ordered.');
    await page.click('See the replacement: Enamel mug');

    await expect
      .poll(() => onOverlayRequest.mock.calls[0]?.[0])
      .toMatchObject({ overlay: 'REPLACEMENT', alternatives: ['PEN', 'LAMP'] });
  });

  test('uses the button caption that the shop supplies [TILE-022]', async () => {
    await (await onTile({ ctaText: 'Grab one' })).findByRole('button', { name: 'Grab one: Enamel mug' });
  });

  test('shows the month of the last purchase in the language of the session, and no invalid date [TILE-027]', async () => {
    expect(text(await onTile({ lastOrderedDate: '2025-03-31' }))).toContain('Purchased Mar 2025');
    const spanish = await onTile(
      { lastOrderedDate: '2025-01-31' },
      {},
      { config: { session: { isSpanishMode: true } } },
    );
    expect(text(spanish)).toContain('Purchased ene 2025');
    expect(text(await onTile({ lastOrderedDate: 'soon' }))).not.toContain('Purchased');
  });

  test.each([
    [undefined, 'Price N/A'],
    ['0', '$0.00'],
    ['1', 'N/A'],
  ] as const)('without a price and with the price flag %s, shows %s', async (priceFlag, expected) => {
    const page = await onTile({ price: undefined, priceValue: undefined }, priceFlag ? { priceFlag } : {});
    expect(page.box.querySelector('.quire-product__price')?.textContent).toBe(expected);
  });

  test('shows a cart-only price once the product is in the cart', async () => {
    const shop = fakeShop();
    const page = await onTile({ seePriceInCart: true }, { feedback: 'none' }, { shop });
    expect(text(page)).toContain('See price in cart');
    expect(text(page)).not.toContain('$12.50');

    await page.click('Add to cart: Enamel mug');

    await expect.poll(() => text(page)).toContain('$12.50');
  });

  test('shows at most three names of its lists, with at most 25 characters of each [LIST-036, LIST-037]', async () => {
    const lists = ['Weekly', 'b'.repeat(26), 'Desk', 'One too many'];
    const names = (await onTile({}, { showLists: true, lists })).getByRole('list', { name: 'On your lists' });
    expect([...names.querySelectorAll('li')].map((it) => it.textContent)).toEqual([
      'Weekly',
      `${'b'.repeat(25)}...`,
      'Desk',
    ]);
  });

  test('offers to become a customer only to business guests without a customer number [TILE-032]', async () => {
    const offered = async (props: TestStorefrontOptions) =>
      (await onTile({ becomeCustomer: true }, {}, props)).queryByRole('button', {
        name: 'Become a customer: Enamel mug',
      }) !== null;
    expect(await offered({ config: { tenant: 'SBA' } })).toBe(true);
    expect(await offered({ config: { tenant: 'SBA', session: { customerNumber: '123' } } })).toBe(false);
    const known = { isLoggedIn: true, customerAttributes: { customerNumber: '123' } };
    expect(await offered({ config: { tenant: 'SBA', session: known } })).toBe(false);
    expect(await offered({ config: { tenant: 'COM' } })).toBe(false);

    const page = await onTile({}, { becomeCustomer: true }, { config: { tenant: 'SBA' } });
    await page.click('Become a customer: Enamel mug');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/become-a-customer']);
  });

  test('does not add a fifth product to the comparison [CMP-001]', async () => {
    const page = await onTile(
      {},
      { showCompare: true },
      { host: { sessionStorage: { compare: '["A","B","C","D"]' } } },
    );
    await page.click('Compare: Enamel mug');
    await expect.poll(page.status).toContain('You can compare up to 4 items.');
    expect(page.storefront.host.sessionStorage.get('compare')).toBe('["A","B","C","D"]');
  });

  test('adds the chosen quantity in multiples of the pack size', async () => {
    const page = await onTile(
      { isSurchargeSub: true, surchgOrgItemId: 'PEN', altFactor: 12 },
      { variant: 'listITFTile', feedback: 'none' },
    );
    expect(text(page)).toContain('Replaces a product with a surcharge.');

    await page.click('Increase quantity of Enamel mug');
    await page.click('Add to cart: Enamel mug');

    await expect.poll(() => page.storefront.cart.state().count).toBe(24);
  });
});

describe('ProductTile variants', () => {
  test.each(TILE_VARIANTS)(
    'the variant %s renders the product with its own layout and controls [TILE-001, TILE-002, TILE-003, TILE-004, TILE-005, TILE-006, TILE-007, TILE-008, TILE-009]',
    async (variant) => {
      const page = await onTile({}, { variant });
      const article = page.getByRole('article', { name: 'Enamel mug' });
      const has = (selector: string) => article.querySelector(selector) !== null;

      expect(article.classList.contains('quire-tile--row')).toBe(
        variantsOf('listTile', 'listMiniTile', 'listITFTile', 'listPrintTile', 'listOrderDetailsTile').includes(
          variant,
        ),
      );
      expect(article.classList.contains('quire-tile--compact')).toBe(
        variantsOf('miniTile', 'standardSlimTile', 'carouselMiniTile').includes(variant),
      );
      expect(has('input')).toBe(variantsOf('standardITFTile', 'listITFTile').includes(variant));
      expect(has('button')).toBe(variant !== 'listPrintTile');
      expect(text(page).includes('Sponsored')).toBe(variant === 'plaTile');
      expect(page.queryByRole('button', { name: 'Add to list: Enamel mug' }) !== null).toBe(variant === 'atlTile');
      expect(page.queryByRole('button', { name: 'Compare: Enamel mug' }) !== null).toBe(variant === 'compareTile');
    },
  );
});

describe('ProductTile for members', () => {
  test.each([
    ['PR6', {}, true],
    ['PR7', {}, true],
    ['REGISTERED', {}, false],
    ['GUEST', {}, false],
    ['ASC', {}, false],
    ['PR7', { seePriceInCart: true }, false],
  ] as const)('a %s with the tile %j is told that members save more: %s [GEN-006]', async (userType, item, isTold) => {
    const page = await onTile(item, {}, { config: { session: { userType } } });
    expect(text(page).includes('Members save more')).toBe(isTold);
  });

  test('the user type of the cart goes before the page’s [GEN-006]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.extra = { cartAttributes: { userType: 'PR6', numberOfItems: 1 } };
    const page = await onTile({}, {}, { shop, config: { session: { userType: 'REGISTERED' } } });
    await page.storefront.cart.read();
    await expect.poll(() => text(page)).toContain('Members save more');
  });
});

describe('ProductTile beacons', () => {
  const fired = ({ storefront }: Awaited<ReturnType<typeof onTile>>) =>
    storefront.shop.requests.map(({ url }) => url).filter((url) => url.startsWith('https://ads.example'));
  afterEach(() => vi.unstubAllGlobals());
  const beacons = { impBeacon: 'https://ads.example/seen', clickBeacon: ['https://ads.example/pressed'] };

  test('beacons fire once per page indicator and on a click, at once without IntersectionObserver [TILE-023, TILE-024, TILE-025]', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const onPress = vi.fn();
    const page = await onTile(
      beacons,
      { list: 'results', pageIndicator: '1', onPress },
      { host: { cookies: ACCEPTED_COOKIES } },
    );
    await expect.poll(() => fired(page)).toEqual(['https://ads.example/seen']);

    page.redraw(<ProductTile item={{ ...MUG, ...beacons }} list="results" pageIndicator="1" onPress={onPress} />);
    await page.click('Add to cart: Enamel mug');
    await expect.poll(() => fired(page)).toEqual(['https://ads.example/seen', 'https://ads.example/pressed']);
    expect(onPress).toHaveBeenCalledWith({ sku: 'MUG' });

    page.redraw(<ProductTile item={{ ...MUG, ...beacons }} list="results" pageIndicator="2" />);
    await expect.poll(() => fired(page)).toHaveLength(3);
  });

  test('the impression beacon waits until half of the tile is visible [TILE-024]', async () => {
    runEffectsOnce();
    const observed: { notify: (ratio: number) => void; threshold: unknown }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: unknown[]) => void, { threshold }: { threshold: number }) {
          const observe = (target: Element) =>
            observed.push({ threshold, notify: (intersectionRatio) => callback([{ target, intersectionRatio }]) });
          Object.assign(this, { observe, unobserve() {}, disconnect() {} });
        }
      },
    );
    const page = await onTile(beacons, {}, { host: { cookies: ACCEPTED_COOKIES } });
    await expect.poll(() => observed.length).toBe(1);
    expect(observed[0]?.threshold).toBe(0.5);
    observed[0]?.notify(0.49);
    expect(fired(page)).toEqual([]);
    observed[0]?.notify(0.5);
    observed[0]?.notify(1);
    expect(fired(page)).toEqual(['https://ads.example/seen']);
  });
});
