import { Hono } from 'hono';
import * as v from 'valibot';
import type { ProductTileBody } from '../../../src/core/contract/productTile';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import { refusalOf } from '../cart/refusalOf';
import { findBySku } from '../catalogue/findBySku';
import { lastOrdered } from '../catalogue/lastOrdered';
import { bestSellers } from '../catalogue/related';
import { restrictionType, tileBody } from '../catalogue/tileBody';
import type { Product } from '../database/schema';
import { readJson, Word } from '../http/readRequest';

/** How many alternatives a product that can not be had is shown with. */
const alternativesShown = 4;

/** What the tile call is asked [TILE-033]; inputs decide nothing here. */
const TileRequest = v.looseObject({ query: v.looseObject({ skus: v.pipe(v.array(Word), v.maxLength(100)) }) });

/** Products as tiles show them: those that there are, in the order asked for. */
export function tileApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/productTileProxy/getProductTileData', async (c) => {
    const { query } = await readJson(c, TileRequest);
    const products = await findBySku(c.get('database'), query.skus);
    return c.json(await tilesOf(c, products));
  });

  return api;
}

async function tilesOf(c: ShopContext, products: Product[]): Promise<ProductTileBody[]> {
  const { account } = c.get('visitor');
  const skus = products.map(({ sku }) => sku);
  const ordered = await lastOrdered(c.get('database'), account, skus);
  const tiles: ProductTileBody[] = [];
  for (const product of products) {
    const alternatives = restrictionType(product, refusalOf(product, account)) ? await alternativesOf(c, product) : [];
    tiles.push(tileBody(product, { account, lastOrderedDate: ordered.get(product.sku), alternatives }));
  }
  return tiles;
}

/** What stands in for a product: the one the shop has named, else what sells best of the same shelf. */
async function alternativesOf(c: ShopContext, product: Product): Promise<Product[]> {
  return product.substituteSku
    ? findBySku(c.get('database'), [product.substituteSku])
    : bestSellers(c.get('database'), alternativesShown, [product.sku], [product.subcategory]);
}
