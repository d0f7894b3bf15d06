import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopEnv } from '../accounts/visitor';
import { findBySku, spelledSku } from '../catalogue/findBySku';
import { tilesOf } from '../catalogue/tiles';
import { readJson, ShortText } from '../http/readRequest';
import { languageOf } from '../pages/platform/language';
import { TileRequest } from './tileRequest';

/** Products as tiles display them. Unknown SKUs are skipped; the others are in the order of the request. */
export function tileApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/productTileProxy/getProductTileData', async (c) => {
    const { query } = await readJson(c, TileRequest);
    // customers paste anything, and one bad SKU must not hide the others
    const skus = query.skus.filter((sku) => v.is(ShortText, sku)).map(spelledSku);
    const products = await findBySku(c.get('database'), skus);
    return c.json(await tilesOf(c.get('database'), c.get('visitor').account, products, languageOf(c)));
  });

  return api;
}
