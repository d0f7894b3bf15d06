import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { AtcDrawer, type AtcDrawerProps } from './AtcDrawer';

async function afterAdding(sku: string, { shop = fakeShop(), ...props }: AtcDrawerProps & { shop?: FakeShop } = {}) {
  const page = renderWidget(<AtcDrawer showRelated={false} {...props} />, {
    shop,
    config: { miniCart: { deleteAnimationMs: 30 } },
  });
  await page.storefront.cart.add([{ sku, quantity: 2 }]);
  await expect.poll(page.title).toBe('Added to cart');
  return { ...page, shop, text: () => page.drawer()?.textContent ?? '' };
}

type Page = Awaited<ReturnType<typeof afterAdding>>;

const offer = (page: Page, name: string) => page.getByText(name).closest('li')!;
const statusOf = (page: Page, name: string) => within(offer(page, name)).getByRole('status').textContent;

describe('AtcDrawer plans', () => {
  test('a plan is added as a child of the added item, one for each of its units', async () => {
    const page = await afterAdding('CHAIR');
    expect(page.text()).toContain('Protect it');

    await page.click('Add Chair protection plan to cart');
    await expect.poll(() => statusOf(page, 'Chair protection plan')).toBe('Added');
    expect(page.shop.cart.items[1]).toMatchObject({
      itemId: 'CHAIR-PLAN',
      qty: 2,
      parentItemId: 'CHAIR',
      parentRelationCartItemId: 'line-1',
      parentRelationType: 'WARRANTY',
    });
  });

  test('a plan is not offered if one of its kind was added with the product', async () => {
    const shop = fakeShop();
    const page = renderWidget(<AtcDrawer showRelated={false} />, { shop });
    const plan = { sku: 'CHAIR-PLAN', quantity: 1, parent: { sku: 'CHAIR', relation: 'WARRANTY' as const } };
    await page.storefront.cart.add([{ sku: 'CHAIR', quantity: 1 }, plan]);

    await page.findButton('Add Chair assembly to cart');
    expect(page.queryByRole('button', { name: 'Add Chair protection plan to cart' })).toBeNull();
  });

  test('adding a plan leaves the drawer open, opens no other and updates the subtotal', async () => {
    const page = await afterAdding('CHAIR');
    await expect.poll(() => page.storefront.events.last('drawer:opened')).toBeDefined();
    const opened = vi.fn();
    page.storefront.events.subscribe('drawer:opened', opened);
    expect(page.text()).toContain('Subtotal (2 items)$379.98');

    await page.click('Add Chair assembly to cart');
    await expect.poll(page.text).toContain('Subtotal (4 items)$439.96');
    expect(page.title()).toBe('Added to cart');
    expect(page.text()).toContain('Office chair');
    expect(opened).not.toHaveBeenCalled();
  });

  test('removing a warranty deletes its own line and no other [CART-DEL-002]', async () => {
    const page = await afterAdding('CHAIR');
    await page.click('Add Chair assembly to cart');
    await page.findButton('Remove Chair assembly');
    await page.click('Add Chair protection plan to cart');

    await page.click('Remove Chair protection plan');
    await page.findButton('Add Chair protection plan to cart');
    expect(page.shop.requestsOf('delete').map(({ path }) => path)).toEqual(['/cc/api/checkout/default/item/line-3']);
    expect(statusOf(page, 'Chair protection plan')).toBe('');
    expect(statusOf(page, 'Chair assembly')).toBe('Added');
  });

  test('removing an assembly deletes its own line [CART-DEL-003]', async () => {
    const page = await afterAdding('CHAIR');
    await page.click('Add Chair assembly to cart');

    await page.click('Remove Chair assembly');
    await page.findButton('Add Chair assembly to cart');
    expect(page.shop.requestsOf('delete').map(({ path }) => path)).toEqual(['/cc/api/checkout/default/item/line-2']);
  });

  test('a failed add is shown at its own offer and can be retried', async () => {
    const page = await afterAdding('CHAIR');
    page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });

    await page.click('Add Chair assembly to cart');
    await expect
      .poll(() => statusOf(page, 'Chair assembly'))
      .toBe('Failure while adding item to cart. Please try again');
    expect(page.title()).toBe('Added to cart');
    await page.click('Add Chair assembly to cart');
    await expect.poll(() => statusOf(page, 'Chair assembly')).toBe('Added');
  });
});

describe('AtcDrawer related products', () => {
  test('a related product is added from the drawer, with a spinner only at its own button', async () => {
    const page = await afterAdding('PAPER');
    page.shop.hold('add');
    expect(page.text()).toContain('Goes well with');

    await page.click('Add Gel pen, blue to cart');
    await expect.poll(() => offer(page, 'Gel pen, blue').querySelector('.quire-spinner')).not.toBeNull();
    expect(offer(page, 'Ink cartridge, black').querySelector('.quire-spinner')).toBeNull();
    expect(page.status()).toContain('Adding to cart');

    page.shop.release('add');
    await expect.poll(() => statusOf(page, 'Gel pen, blue')).toBe('Added');
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'PAPER' }, { itemId: 'PEN', qty: 1 }]);
  });

  test('a product without offers shows none, and showRelated={false} requests no recommendations', async () => {
    const page = await afterAdding('MUG');

    expect(page.text()).not.toMatch(/Goes well with|Protect it|Recommended for you/);
    expect(page.shop.requestsOf('recommend')).toEqual([]);
  });
});

describe('AtcDrawer recommendations', () => {
  test('recommendations show a loading status, are requested once and are added with their source [REC-010]', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.hold('recommend');
    const page = await afterAdding('MUG', { showRelated: true, recommendationCount: 2, scheme: 'spring', shop });
    await expect.poll(page.status).toContain('Loading recommendations');

    shop.release('recommend');
    await page.click('Add Gel pen, blue to cart');
    expect(page.status()).not.toContain('Loading');
    expect(page.text()).toContain('Recommended for you');
    await expect.poll(() => shop.requestsOf('add').at(-1)?.query['source']).toBe('recommendation');
    expect(shop.requestsOf('recommend')[0]?.body).toMatchObject({
      query: { skuList: ['MUG'], skusToBeFiltered: ['MUG'], number: 2, scheme: 'spring' },
    });
    expect(shop.requestsOf('recommend')).toHaveLength(1);
  });

  test.each([
    ['PAPER', 'fbt_paper'],
    ['INK', 'fbt_ink'],
    ['CHAIR', 'fbt_furniture'],
    ['MUG', 'fbt_default'],
  ])(
    'after an add of %s, what is bought with its group is requested by the scheme %s [REC-011]',
    async (sku, scheme) => {
      const page = await afterAdding(sku, { showRelated: true });
      await expect.poll(() => page.shop.requestsOf('recommend')[0]?.body).toMatchObject({ query: { scheme } });
    },
  );

  test('recommendations exclude products that are offered as related', async () => {
    const page = await afterAdding('PAPER', { showRelated: true });
    await expect.poll(page.text).toContain('Recommended for you');
    await page.findButton('Add Enamel mug to cart');
    expect(page.getAllByRole('button', { name: 'Add Gel pen, blue to cart' })).toHaveLength(1);
    expect(page.shop.requestsOf('recommend')[0]?.body).toMatchObject({
      query: { skuList: ['PAPER'], skusToBeFiltered: ['PAPER', 'INK', 'PEN'] },
    });
  });

  test('twelve recommendations are requested by default, for the customer’s known ZIP code or the default one [REC-002, REC-005]', async () => {
    const known = renderWidget(<AtcDrawer />, { host: { cookies: { zipcode: '02138' } } });
    await known.storefront.cart.add([{ sku: 'MUG', quantity: 1 }]);
    await expect
      .poll(() => known.storefront.shop.requestsOf('recommend')[0]?.body)
      .toMatchObject({ query: { number: 12, zip: '02138' } });
    const unknown = await afterAdding('MUG', { showRelated: true });
    await expect
      .poll(() => unknown.shop.requestsOf('recommend')[0]?.body)
      .toMatchObject({ query: { number: 12, zip: '01702' } });
  });

  test('an empty result is requested once more, then from the fallback, logged to the shop and shown [REC-007, REC-008, REC-009]', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    const page = await afterAdding('MUG', { showRelated: true, shop: onlyMugs(shop) });

    await expect.poll(page.status).toContain('There are no recommendations right now.');
    expect(shop.requestsOf('recommend')).toHaveLength(2);
    expect(shop.requestsOf('recommend-at')).toHaveLength(1);
    await expect.poll(() => shop.requestsOf('log').length).toBe(1);
    expect(shop.requestsOf('log')[0]?.body).toMatchObject({
      msg: 'there are no recommendations',
      info: { skus: ['MUG'] },
    });
  });

  test('a failed request for recommendations is retried', async () => {
    const shop = fakeShop();
    shop.failNext(500, { of: 'recommend' });
    const page = await afterAdding('MUG', { showRelated: true, shop });

    await page.findButton('Add Gel pen, blue to cart');
    expect(shop.requestsOf('recommend')).toHaveLength(2);
  });

  test('a permanent failure is logged to the shop, and shows an empty text without an alert', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.failNext(500, { of: 'recommend', times: 2 });
    shop.failNext(500, { of: 'recommend-at' });
    const page = await afterAdding('MUG', { showRelated: true, shop });

    await expect.poll(page.status).toContain('There are no recommendations right now.');
    await expect.poll(() => shop.requestsOf('log')[0]?.body).toMatchObject({ msg: 'the recommendations failed' });
    expect(page.alert()).toBe('');
    expect(page.title()).toBe('Added to cart');
  });

  test('recommendations are not requested after a failed add', async () => {
    const shop = fakeShop();
    const page = renderWidget(<AtcDrawer />, { shop });
    await page.storefront.cart.add([{ sku: 'LAMP', quantity: 1 }]);

    await expect.poll(page.title).toBe('Out of stock');
    expect(shop.requestsOf('recommend')).toEqual([]);
  });
});

function onlyMugs(shop: FakeShop): FakeShop {
  for (const sku of Object.keys(shop.products)) if (sku !== 'MUG') delete shop.products[sku];
  return shop;
}
