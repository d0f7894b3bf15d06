import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import type { StorefrontConfig } from '../../platform/client/settings';
import { productTilesOf } from './productTileClient';

function aPage(config: Partial<StorefrontConfig> = {}) {
  const shop = fakeShop();
  const storefront = aStorefront({ shop, config, host: { cookies: { 'ctx-token': 'a' } } });
  const requestedSkus = () =>
    shop.requestsOf('tiles').map(({ body }) => (body as { query: { skus: string[] } }).query.skus);
  return { shop, storefront, requestedSkus, tiles: productTilesOf(storefront) };
}

const skusOf = ({ tiles }: { tiles: { sku: string }[] }) => tiles.map(({ sku }) => sku);

describe('Product tiles client', () => {
  test('products are requested by SKU, with inputs, below the route prefix [TILE-033]', async () => {
    const { tiles, shop } = aPage({ session: { routePrefix: '/lpd' } });

    const { tiles: found, error } = await tiles.read(['MUG', 'PEN'], { sparq: true });

    expect(shop.requestsOf('tiles')).toMatchObject([
      {
        method: 'POST',
        path: '/lpd/api/productTileProxy/getProductTileData',
        body: { serviceContext: {}, query: { skus: ['MUG', 'PEN'], inputs: { sparq: true } } },
        credentials: 'include',
      },
    ]);
    expect(error).toBeUndefined();
    expect(found).toMatchObject([
      { sku: 'MUG', resolvedSku: 'MUG', name: 'Enamel mug' },
      { sku: 'PEN', resolvedSku: 'PEN' },
    ]);
  });

  test('reads of several parts of a page at the same time are one call', async () => {
    const { tiles, requestedSkus, storefront } = aPage();
    const others = productTilesOf(storefront);

    const answers = await Promise.all([tiles.read(['MUG']), others.read(['PEN', 'MUG']), tiles.read(['INK'])]);

    expect(requestedSkus()).toEqual([['MUG', 'PEN', 'INK']]);
    expect(answers.map(skusOf)).toEqual([['MUG'], ['PEN', 'MUG'], ['INK']]);
  });

  test('pending SKUs are not requested again, and finished ones are', async () => {
    const { tiles, requestedSkus, shop } = aPage();
    shop.hold('tiles');
    const first = tiles.read(['MUG']);
    await expect.poll(requestedSkus).toEqual([['MUG']]);
    const second = tiles.read(['MUG', 'PEN']);
    await expect.poll(requestedSkus).toEqual([['MUG'], ['PEN']]);

    shop.release();

    expect([skusOf(await first), skusOf(await second)]).toEqual([['MUG'], ['MUG', 'PEN']]);
    await tiles.read(['MUG']);
    expect(requestedSkus()).toHaveLength(3);
  });

  test('SKUs are divided into calls of the size that the page sets', async () => {
    const { tiles, requestedSkus } = aPage({ tiles: { batchSize: 2, inputs: { zone: 3 } } });

    const answer = await tiles.read(['MUG', 'PEN', 'INK', 'LAMP', 'CHAIR']);

    expect(requestedSkus()).toEqual([['MUG', 'PEN'], ['INK', 'LAMP'], ['CHAIR']]);
    expect(skusOf(answer)).toEqual(['MUG', 'PEN', 'INK', 'LAMP', 'CHAIR']);
  });

  test('reads with other inputs are another call', async () => {
    const { tiles, requestedSkus } = aPage();

    await Promise.all([tiles.read(['MUG']), tiles.read(['MUG'], { swatch: true })]);

    expect(requestedSkus()).toEqual([['MUG'], ['MUG']]);
  });

  test('without inputs of its own, a read has those of the page, or none [TILE-033]', async () => {
    const { tiles, shop } = aPage({ tiles: { inputs: { sparq: true } } });
    await tiles.read(['MUG']);
    expect(shop.requestsOf('tiles')).toMatchObject([{ body: { query: { inputs: { sparq: true } } } }]);
    const plain = aPage();
    await plain.tiles.read(['MUG']);
    expect(plain.shop.requestsOf('tiles')[0]?.body).toMatchObject({ query: { inputs: {} } });
  });

  test('50 SKUs are one call, and one more SKU is another', async () => {
    const { tiles, requestedSkus } = aPage();
    await tiles.read(Array.from({ length: 51 }, (_, n) => `SKU-${n}`));
    expect(requestedSkus().map(({ length }) => length)).toEqual([50, 1]);
  });

  test.each([
    [
      'its own id before others',
      'mug',
      [{ itemId: 'MUG' }, { itemId: 'x', resolvedItemId: 'mug' }, { itemId: 'mug' }],
      'mug',
    ],
    ['its resolved id before another case', 'mug', [{ itemId: 'MUG' }, { itemId: 'x', resolvedItemId: 'mug' }], 'x'],
    ['its id in another case', 'mUg', [{ itemId: 'PEN' }, { itemId: 'Mug' }], 'Mug'],
  ])('a product is found by %s', async (_, sku, answer, found) => {
    const { tiles, shop } = aPage();
    shop.answerNext(200, answer, 'tiles');
    expect(skusOf(await tiles.read([sku]))).toEqual([found]);
  });

  test('a product is read for the permissions of the account [SESS-017]', async () => {
    const { tiles, shop } = aPage({ session: { permissionDetail: { groups: ['G_IOC'] } } });
    const messages = [{ code: 'OFF_CONTRACT_ERROR', type: 'ERROR' }];
    shop.answerNext(200, [{ itemId: 'MUG', messages }], 'tiles');
    expect((await tiles.read(['MUG'])).tiles).toMatchObject([{ refusal: undefined }]);
  });

  test('SKUs that the shop does not know are left out', async () => {
    const { tiles } = aPage();

    expect(skusOf(await tiles.read(['MUG', 'NOTHING']))).toEqual(['MUG']);
    expect(await tiles.read(['NOTHING'])).toEqual({ tiles: [], error: undefined });
  });

  test('a failed call returns an error together with an empty list [TILE-034]', async () => {
    const { tiles, shop } = aPage();
    shop.failNext(502, { of: 'tiles' });

    expect(await tiles.read(['MUG', 'PEN'])).toEqual({
      tiles: [],
      error: expect.objectContaining({ name: 'CommerceError', kind: 'refused', status: 502 }),
    });
    expect(skusOf(await tiles.read(['MUG']))).toEqual(['MUG']);
  });

  test('products of a failed call and unreadable products are left out, with an error', async () => {
    const { tiles, shop } = aPage({ tiles: { batchSize: 1 } });
    shop.failNext('network', { of: 'tiles' });
    Object.assign(shop.products['PEN'] ?? {}, { tile: { priceValue: '1.999' } });

    const answer = await tiles.read(['MUG', 'INK']);
    expect({ skus: skusOf(answer), code: answer.error?.code }).toEqual({ skus: ['INK'], code: 'NETWORK' });
    const altered = await tiles.read(['PEN', 'INK']);
    expect({ skus: skusOf(altered), code: altered.error?.code }).toEqual({ skus: ['INK'], code: 'CONTRACT' });
  });
});
