import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopEnv } from '../accounts/visitor';
import { findBySku, spelledSku } from '../catalogue/findBySku';
import { tilesOf } from '../catalogue/tiles';
import { readJson, Word } from '../http/readRequest';

/** What the tile call is asked [TILE-033]; inputs decide nothing here. */
const TileRequest = v.looseObject({ query: v.looseObject({ skus: v.pipe(v.array(v.string()), v.maxLength(100)) }) });

/** Products as tiles show them: those that there are, in the order asked for. */
export function tileApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/productTileProxy/getProductTileData', async (c) => {
    const { query } = await readJson(c, TileRequest);
    // what a customer has pasted may be anything, and is no reason to go without the others
    const skus = query.skus.filter((sku) => v.is(Word, sku)).map(spelledSku);
    const products = await findBySku(c.get('database'), skus);
    return c.json(await tilesOf(c.get('database'), c.get('visitor').account, products));
  });

  return api;
}
