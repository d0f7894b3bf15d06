import { Hono } from 'hono';
import * as v from 'valibot';
import type { RecommendedTileBody } from '../../../src/core/products/contract/recommendedTile';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import { relatedProducts } from '../catalogue/related';
import { findSubcategory } from '../catalogue/subcategories';
import { tilesOf } from '../catalogue/tiles';
import type { Product } from '../database/schema';
import { readJson, ShortText } from '../http/readRequest';
import { languageOf } from '../pages/platform/language';
import { offeredShelf } from '../recommendations/offer';
import { frequentlyPurchased, recentlyOrderedSkus, trendingNow } from '../recommendations/popular';
import { viewedSkus } from '../recommendations/viewed';

const Skus = v.optional(v.nullable(v.pipe(v.array(ShortText), v.maxLength(200))));

/** The request of a recommendation [REC-001, REC-013]. Fields that have no effect here are ignored. */
const RecommendationRequest = v.looseObject({
  query: v.optional(
    v.looseObject({
      skuList: Skus,
      skusToBeFiltered: Skus,
      context: v.optional(v.nullable(v.string())),
      classId: v.optional(v.nullable(v.string())),
      number: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)))),
    }),
    {},
  ),
});

type RecommendationQuery = v.InferOutput<typeof RecommendationRequest>['query'];

const defaultNumber = 12;

/** The number of products in a carousel. */
const frequentNumber = 25;

/** The recommendation calls. Every response is computed from the orders and visits of this shop. */
export function recommendationApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  for (const call of ['sparxRecommendation', 'atRecommendation']) {
    api.post(`/sparxProxy/${call}`, async (c) => {
      const { query } = await readJson(c, RecommendationRequest);
      return c.json({ data: await recommended(c, await productsFor(c, query), query.context ?? 'ordered-together') });
    });
  }

  api.post('/home/getFrequentlyPurchasedData', async (c) => {
    const { account } = c.get('visitor');
    const products = await frequentlyPurchased(c.get('database'), account, frequentNumber);
    return c.json({ data: await recommended(c, products, 'frequently-purchased') });
  });

  api.get('/ptd/recentItems', async (c) => {
    const isOfAccount = c.req.query('orderedByUserId') === 'ALL';
    const { account } = c.get('visitor');
    const skus = isOfAccount
      ? await recentlyOrderedSkus(c.get('database'), account, frequentNumber)
      : await viewedSkus(c.get('database'), c.get('visitor'));
    return c.json({ itemDetails: skus.map((sku) => ({ sku })) });
  });

  api.post('/sparxProxy/getAdobeMBoxData', async (c) => {
    const { mboxName } = await readJson(c, v.looseObject({ mboxName: ShortText }));
    const shelf = await offeredShelf(c.get('database'), c.get('visitor'));
    const offerDetails = shelf === undefined ? [] : [{ classes: [shelf] }];
    return c.json({ adobeResponse: { offerDetails, analyticsPayload: { mboxName, shelf } } });
  });

  api.post('/sparxProxy/updateSessionToken', (c) => {
    c.header('ctx-token', c.get('visitor').session.contextToken);
    return c.json({});
  });

  return api;
}

/** The products for a context. An unknown context returns products that go with the SKUs. */
async function productsFor(c: ShopContext, query: RecommendationQuery): Promise<Product[]> {
  const { skuList, skusToBeFiltered, number, context, classId } = query;
  const count = number ?? defaultNumber;
  if (context === 'yourLists') return [];
  if (context === 'trendingNow') return trendingNow(c.get('database'), count, skusToBeFiltered ?? []);
  const shelf = findSubcategory(classId ?? '')?.slug;
  return relatedProducts(c.get('database'), skuList ?? [], count, skusToBeFiltered ?? [], shelf);
}

async function recommended(c: ShopContext, products: Product[], source: string): Promise<RecommendedTileBody[]> {
  const { account } = c.get('visitor');
  // what sells now is what sells best
  const options = { hasBadges: source !== 'trendingNow' };
  const tiles = await tilesOf(c.get('database'), account, products, languageOf(c), options);
  return tiles.map((tile, index) => ({
    ...tile,
    analyticsPayload: { position: index + 1, source, itemId: tile.itemId },
  }));
}
