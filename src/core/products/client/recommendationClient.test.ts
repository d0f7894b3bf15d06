import { describe, expect, test } from 'vitest';
import { aStorefront, type TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { createRecommendationClient } from './recommendationClient';

function aPage(options: TestStorefrontOptions = {}) {
  const page = aStorefront(options);
  const queries = () => page.shop.requests.map(({ body }) => (body as { query: object }).query);
  return { page, shop: page.shop, queries, client: createRecommendationClient(page) };
}

describe('Products that go with others', () => {
  test('products are requested for SKUs, with the defaults of a drawer [REC-001, REC-002, REC-004, REC-005]', async () => {
    const { client, shop, queries } = aPage();

    await client.forSkus(['MUG']);

    expect(shop.requests).toMatchObject([{ method: 'POST', path: '/ele-lpd/api/sparxProxy/sparxRecommendation' }]);
    expect(shop.requests[0]?.body).toMatchObject({ configValues: {}, serviceContext: {} });
    expect(queries()).toEqual([
      {
        skuList: ['MUG'],
        skusToBeFiltered: [],
        scheme: 'fbt_default',
        mboxes: ['atc_drawer'],
        context: '',
        number: 12,
        zip: '01702',
        locale: 'en-US',
        channel: 'WEB',
        inputs: { adType: 'checkoutAddToCart', skipOutOfStock: true },
      },
    ]);
  });

  test('a caller chooses the number, the scheme, the zip and what is left out [REC-002, REC-005, REC-011]', async () => {
    const { client, queries } = aPage();
    await client.forSkus(['MUG'], { leaveOut: ['PEN'], count: 3, scheme: 'fbt_ink', zip: '02138' });
    expect(queries()).toMatchObject([
      { skuList: ['MUG'], skusToBeFiltered: ['PEN'], number: 3, scheme: 'fbt_ink', zip: '02138' },
    ]);
  });

  test('an empty zip is the default zip, and a page sets defaults of its own [REC-005]', async () => {
    const { client, queries } = aPage({
      config: { recommendations: { scheme: 'ours', mboxes: ['our_box'], zip: '98105', count: 5 } },
    });
    await client.forSkus(['MUG'], { zip: '' });
    expect(queries()).toMatchObject([{ scheme: 'ours', mboxes: ['our_box'], zip: '98105', number: 5 }]);
  });

  test('the fallback is the other endpoint, with the same query [REC-008]', async () => {
    const { client, shop, queries } = aPage();
    await client.forSkus(['MUG'], { isFallback: true, count: 2 });
    expect(shop.requests).toMatchObject([{ method: 'POST', path: '/ele-lpd/api/sparxProxy/atRecommendation' }]);
    expect(queries()).toMatchObject([{ skuList: ['MUG'], number: 2 }]);
  });

  test.each<[string, object, object]>([
    [
      'all that the shop sends',
      {
        ...{ title: 'Pen', url: '/product_PEN', image: ['/pen.webp', '/pen-2x.webp'] },
        ...{ price: '$2.99', priceValue: '2.99' },
      },
      {
        ...{ sku: 'PEN', name: 'Pen', url: '/product_PEN', imageUrl: '/pen.webp' },
        ...{ price: { minor: 299, currency: 'USD' }, priceText: '$2.99' },
      },
    ],
    [
      'its SKU in place of a name, and nothing in place of the rest',
      {},
      { sku: 'PEN', name: 'PEN', url: undefined, imageUrl: undefined, price: undefined, priceText: undefined },
    ],
    ['one image', { image: '/pen.webp' }, { imageUrl: '/pen.webp' }],
    ['a price text that is a number', { price: 2.99 }, { priceText: '2.99', price: undefined }],
    ['null in every field', { title: null, url: null, image: null, price: null }, { name: 'PEN', url: undefined }],
  ])('a recommended product has %s [REC-001]', async (_, body, product) => {
    const { client, shop } = aPage();
    shop.answerNext(200, { data: [{ itemId: 'PEN', ...body }] });
    expect(await client.forSkus(['MUG'])).toMatchObject([product]);
  });

  test.each([{}, { data: null }, { data: [] }])('the response %j recommends nothing [REC-007]', async (answer) => {
    const { client, shop } = aPage();
    shop.answerNext(200, answer);
    expect(await client.forSkus(['MUG'])).toEqual([]);
  });

  test('an amount that the currency does not have rejects, and the error names its field', async () => {
    const { client, shop } = aPage();
    shop.answerNext(200, { data: [{ itemId: 'PEN', priceValue: '2.999' }] });
    await expect(client.forSkus(['MUG'])).rejects.toMatchObject({
      kind: 'contract',
      message: expect.stringContaining('recommendation: priceValue'),
    });
  });

  test.each([
    [undefined, 5000],
    [60_000, 5000],
    [1000, 1000],
  ])('with a timeout of the page of %s ms, a request is given up after %i ms', async (timeoutMs, expected) => {
    const delays: number[] = [];
    const setTimeout = (callback: () => void, ms: number) => {
      delays.push(ms);
      return globalThis.setTimeout(callback, ms);
    };
    const { client } = aPage({
      config: timeoutMs === undefined ? {} : { http: { timeoutMs } },
      host: { setTimeout, cookies: { 'ctx-token': 'a' } },
    });
    await client.forSkus(['MUG']);
    expect(delays).toEqual([expected]);
  });
});
