import { describe, expect, test } from 'vitest';
import { aTile } from '../../../../tests/support/widgets/builders';
import { listAddition, rowPrice } from './listAddition';

const item = (sku: string, quantity: number) => ({ id: sku, sku, quantity });
const usd = (minor: number) => ({ minor, currency: 'USD' });

const { price: _, ...noPrice } = aTile();

const tiles = new Map(
  [
    aTile({ sku: 'MUG', price: usd(1250) }),
    aTile({ sku: 'PEN', price: usd(299) }),
    aTile({ sku: 'LAMP', price: usd(4000), isOutOfStock: true }),
    aTile({ sku: 'INK', price: usd(999), hasPriceInCartOnly: true }),
    aTile({ sku: 'CLIP', price: usd(100), quantityLimit: 20, increment: 6 }),
    { ...noPrice, sku: 'MAP' },
  ].map((tile) => [tile.sku, tile]),
);

describe('listAddition', () => {
  test.each([
    ['nothing', [], 0, undefined, 0],
    ['units at their prices', [item('MUG', 2), item('PEN', 10)], 12, 5490, 0],
    [
      'no product that is sold out, or that the shop does not know',
      [item('PEN', 1), item('LAMP', 1), item('OLD', 3)],
      1,
      299,
      2,
    ],
    ['the units that the limit and the step of a product allow', [item('CLIP', 5000), item('CLIP', 7)], 24, 2400, 0],
    ['at least one step of a product', [item('CLIP', 1)], 6, 600, 0],
    ['no price if one is only shown in the cart', [item('MUG', 1), item('INK', 1)], 2, undefined, 0],
    ['no price if one is missing', [item('MAP', 1), item('MUG', 1)], 2, undefined, 0],
  ])('has %s [DEC-Q447]', (_, wanted, units, minor, unavailable) => {
    const price = minor === undefined ? undefined : usd(minor);
    expect(listAddition(wanted, tiles)).toMatchObject({ units, price, unavailable });
  });
});

test('only the items that can be added are added [DEC-Q447]', () => {
  expect(listAddition([item('LAMP', 1), item('PEN', 2)], tiles).items).toEqual([item('PEN', 2)]);
});

test('an item that the shop does not know has no price', () => {
  expect(rowPrice(undefined, 1)).toBeUndefined();
});
