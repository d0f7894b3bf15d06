import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { LocalBusinessBody, StoreLocatorBody } from '../../../src/core/stores/contract/stores';
import { checkStoreSearch } from '../../../src/core/stores/rules/store';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import { stores } from '../database/schema';
import { readJson, ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { contextIn } from '../pages/platform/formContext';
import { languageOf } from '../pages/platform/language';
import { findStores, nearestStores, pointOf, storesAround } from '../stores/findStores';

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

const LocatorRequest = v.object({
  address: v.optional(ShortText),
  storeNumber: v.optional(ShortText),
  radius: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}mi$/)), '100mi'),
});

const LocalRequest = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** The maximum distance to a local business, in miles. */
const localMiles = 30;

/** Stores around a place or a store, and the partner near the closest one [STORE-011, STORE-012]. */
export function storeLocatorApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/sparxProxy/storeLocator', async (c) => {
    const { address, storeNumber, radius } = await readJson(c, LocatorRequest);
    const [requestedStore] = storeNumber
      ? await c.get('database').select().from(stores).where(eq(stores.storeNumber, storeNumber))
      : [];
    const verdict = checkStoreSearch(address ?? '');
    const { zipCode = '', city = '', state = '' } = verdict.ok ? verdict.location : {};
    const from = requestedStore ?? (await pointOf(c.get('database'), { zipCode, city, state }));
    const found = await storesAround(c.get('database'), from, Number.parseInt(radius, 10), textsOf(c));
    return c.json({
      results: { status: found.length > 0 ? 'SUCCESS' : 'NO_RESULTS', stores: found },
    } satisfies StoreLocatorBody);
  });

  api.post('/sparxProxy/localbusiness', async (c) => {
    const point = await readJson(c, LocalRequest);
    const [nearest] = await nearestStores(c.get('database'), point, localMiles, 1);
    const localBusiness = nearest && {
      name: `${nearest.store.city} Print & Pack`,
      address: `${nearest.store.street}, ${nearest.store.city}, ${nearest.store.state}`,
      phone: null,
      url: null,
    };
    return c.json({ localBusiness: localBusiness ?? null } satisfies LocalBusinessBody);
  });

  return api;
}

/** The products to look for in the stores: `itemIds=A,B`. */
function skusIn(text: string | undefined): string[] {
  const skus = (text ?? '').split(',').filter((sku) => sku !== '');
  if (skus.length > mostSkus || !skus.every((sku) => v.is(ShortText, sku))) {
    throw new Refusal(400, 'INVALID_DATA_ITEM', `itemIds: expected up to ${mostSkus} SKUs between commas`);
  }
  return [...new Set(skus)];
}
