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
