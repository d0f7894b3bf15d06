import { expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { swatchesOf } from './swatches';

test('the swatches of a set are requested once, with the input swatch', async () => {
  const shop = fakeShop();
  const swatches = swatchesOf(aStorefront({ shop }));
  const [first, second] = await Promise.all([
    swatches.read('SET', ['PEN', 'MUG']),
    swatches.read('SET', ['PEN', 'MUG']),
  ]);

  expect(first.map(({ sku }) => sku)).toEqual(['PEN', 'MUG']);
  expect(second).toBe(first);
  expect(swatches.known('SET')).toBe(first);
  expect(shop.requestsOf('tiles')).toMatchObject([
    { body: { query: { skus: ['PEN', 'MUG'], inputs: { swatch: true } } } },
  ]);
});

test('a failed call stores an empty list [TILE-035]', async () => {
  const shop = fakeShop();
  shop.failNext('network', { of: 'tiles' });
  const swatches = swatchesOf(aStorefront({ shop }));

  expect(await swatches.read('SET', ['PEN'])).toEqual([]);
  expect(swatches.known('SET')).toEqual([]);
  expect(swatches.known('OTHER')).toBeUndefined();
});

test('a set that was read, or whose call failed, is not requested again; another set is', async () => {
  const shop = fakeShop();
  shop.failNext('network', { of: 'tiles' });
  const storefront = aStorefront({ shop });
  const swatches = swatchesOf(storefront);
  expect(await swatches.read('SET', ['PEN'])).toEqual([]);
  expect(await swatchesOf(storefront).read('SET', ['PEN'])).toEqual([]);
  expect(shop.requestsOf('tiles')).toHaveLength(1);
  expect(await swatches.read('OTHER', ['MUG'])).toMatchObject([{ sku: 'MUG' }]);
  expect(await swatches.read('OTHER', ['MUG'])).toBe(swatches.known('OTHER'));
  expect(shop.requestsOf('tiles')).toHaveLength(2);
});
