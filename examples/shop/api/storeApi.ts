import { Hono } from 'hono';
import * as v from 'valibot';
import { ownerOf } from '../accounts/owner';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import { readJson, ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { contextIn } from '../pages/platform/formContext';
import { languageOf } from '../pages/platform/language';
import { findStores } from '../stores/findStores';
import { preferredStoreRoutes, type StoreShop, storeLocatorRoutes } from '../stores/storeRoutes';

const Field = v.optional(v.nullable(v.union([v.literal(''), ShortText])), '');

const textsOf = (c: ShopContext) => contextIn(languageOf(c));

/** The request of the pick-up lookup [STORE-015]. */
const PickupRequest = v.object({ zipCode: Field, state: Field, city: Field, searchParam: Field, tenantId: Field });

const mostSkus = 50;

/** The stores where a product can be picked up, and how many units each has. */
export function storeApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/omni/pickupinstore', async (c) => {
    const { zipCode, state, city, tenantId } = await readJson(c, PickupRequest);
    const location = { zipCode: zipCode ?? '', state: state ?? '', city: city ?? '' };
    const store = await findStores(c.get('database'), location, skusIn(c.req.query('itemIds')), textsOf(c));
    const isBusiness = tenantId === '10051' || tenantId === 'sba';
    return c.json({ pickInStoreDetails: [{ store }], messages: [], ...(isBusiness && { taxExempt: true }) });
  });

  return api;
}

const storeShop: StoreShop<ShopEnv> = {
  tables: (c) => c.get('database'),
  texts: textsOf,
  customer: (c) => (c.get('visitor').account ? ownerOf(c.get('visitor')) : undefined),
};

export const storeLocatorApi = (): Hono<ShopEnv> => storeLocatorRoutes(storeShop);

export const preferredStoreApi = (): Hono<ShopEnv> => preferredStoreRoutes(storeShop);

/** The products to look for in the stores: `itemIds=A,B`. */
function skusIn(text: string | undefined): string[] {
  const skus = (text ?? '').split(',').filter((sku) => sku !== '');
  if (skus.length > mostSkus || !skus.every((sku) => v.is(ShortText, sku))) {
    throw new Refusal(400, 'INVALID_DATA_ITEM', `itemIds: expected up to ${mostSkus} SKUs between commas`);
  }
  return [...new Set(skus)];
}
