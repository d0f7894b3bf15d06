import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopEnv } from '../accounts/visitor';
import { findBySku } from '../catalogue/findBySku';
import { adBeacons } from '../database/schema';
import { readJson, ShortText } from '../http/readRequest';

const AdRequest = v.looseObject({ mboxName: ShortText, skus: v.pipe(v.array(ShortText), v.maxLength(100)) });

/** How many products of a row are advertised. */
const advertised = 2;

const KINDS = { seen: 'SEEN', pressed: 'PRESSED' } as const;

/** The stand-in for an advertiser. It advertises the first products of a row, and records the beacons. */
export function adApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/sparxProxy/getCriteoData', async (c) => {
    const { skus } = await readJson(c, AdRequest);
    const found = await findBySku(c.get('database'), skus.slice(0, advertised));
    const beacon = (kind: keyof typeof KINDS, sku: string) => `/ads/${kind}/${encodeURIComponent(sku)}`;
    return c.json({
      items: found.map(({ sku }) => ({
        itemId: sku,
        impBeacon: [beacon('seen', sku)],
        clickBeacon: beacon('pressed', sku),
      })),
    });
  });

  api.get('/ads/:kind{seen|pressed}/:sku', async (c) => {
    const { kind, sku } = c.req.param();
    const [product] = v.is(ShortText, sku) ? await findBySku(c.get('database'), [sku]) : [];
    if (!product) return c.body(null, 404);
    await c
      .get('database')
      .insert(adBeacons)
      .values({ kind: KINDS[kind as keyof typeof KINDS], sku, firedAt: new Date() });
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });

  return api;
}
