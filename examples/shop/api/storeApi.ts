import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopEnv } from '../accounts/visitor';
import { readJson, Word } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { findStores } from '../stores/findStores';

const Field = v.optional(v.nullable(v.union([v.literal(''), Word])), '');

/** What the pick-up lookup is asked [STORE-015]. */
const PickupRequest = v.object({ zipCode: Field, state: Field, city: Field, searchParam: Field, tenantId: Field });

const mostSkus = 50;

/** Where something can be picked up, and how much of it lies there. */
export function storeApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/omni/pickupinstore', async (c) => {
    const { zipCode, state, city, tenantId } = await readJson(c, PickupRequest);
    const place = { zipCode: zipCode ?? '', state: state ?? '', city: city ?? '' };
    const store = await findStores(c.get('database'), place, skusIn(c.req.query('itemIds')));
    const isBusiness = tenantId === '10051' || tenantId === 'sba';
    return c.json({ pickInStoreDetails: [{ store }], messages: [], ...(isBusiness && { taxExempt: false }) });
  });

  return api;
}

/** The products to look for on the shelves: `itemIds=A,B`. */
function skusIn(text: string | undefined): string[] {
  const skus = (text ?? '').split(',').filter((sku) => sku !== '');
  if (skus.length > mostSkus || !skus.every((sku) => v.is(Word, sku))) {
    throw new Refusal(400, 'INVALID_DATA_ITEM', `itemIds: expected up to ${mostSkus} SKUs between commas`);
  }
  return [...new Set(skus)];
}
