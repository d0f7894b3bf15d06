import { Hono } from 'hono';
import * as v from 'valibot';
import type { RecommendationBody } from '../../../src/core/contract/recommendation';
import type { ShopEnv } from '../accounts/visitor';
import { picturePath, productPath } from '../cart/answer/productBody';
import { decimal, unitPrice } from '../cart/price';
import { relatedProducts } from '../catalogue/related';
import type { Product } from '../database/schema';
import { readJson, Word } from '../http/readRequest';

const Skus = v.optional(v.nullable(v.pipe(v.array(Word), v.maxLength(200))));

/** What a recommendation is asked with [REC-001]; the fields that decide nothing here are let through. */
const RecommendationRequest = v.looseObject({
  query: v.optional(
    v.looseObject({
      skuList: Skus,
      skusToBeFiltered: Skus,
      number: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)))),
    }),
    {},
  ),
});

const defaultNumber = 12;

/** The recommendation calls: what customers ordered together with the given products. */
export function recommendationApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/sparxProxy/sparxRecommendation', async (c) => {
    const { query } = await readJson(c, RecommendationRequest);
    const { skuList, skusToBeFiltered, number } = query;
    const products = await relatedProducts(
      c.get('database'),
      skuList ?? [],
      number ?? defaultNumber,
      skusToBeFiltered ?? [],
    );
    return c.json({ data: products.map(toTile) });
  });

  api.post('/sparxProxy/updateSessionToken', (c) => {
    c.header('ctx-token', c.get('visitor').session.contextToken);
    return c.json({});
  });

  return api;
}

function toTile(product: Product, index: number): RecommendationBody {
  const price = decimal(unitPrice(product) ?? 0);
  return {
    itemId: product.sku,
    title: product.name,
    url: productPath(product.sku),
    image: picturePath(product),
    price: `$${price}`,
    priceValue: price,
    actionLabel: 'addToCart',
    analyticsPayload: { position: index + 1, source: 'ordered-together', itemId: product.sku },
  };
}
