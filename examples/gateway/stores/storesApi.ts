import type { Hono } from 'hono';
import { preferredStoreRoutes, type StoreShop, storeLocatorRoutes } from '../../shop/stores/storeRoutes';
import type { GatewayParts } from '../createGateway';
import { textsOf } from '../pages/pageContext';
import { type GatewayEnv, ownerOf } from '../visits/visit';

/** Stores, which engines do not have: code and tables are the reference shop's. */
function storeShop({ gateway }: GatewayParts): StoreShop<GatewayEnv> {
  return {
    tables: () => gateway.database,
    texts: textsOf,
    customer: (c) => (c.get('visit').customer ? ownerOf(c.get('visit')) : undefined),
  };
}

export const storeLocatorApi = (parts: GatewayParts): Hono<GatewayEnv> => storeLocatorRoutes(storeShop(parts));

export const preferredStoreApi = (parts: GatewayParts): Hono<GatewayEnv> => preferredStoreRoutes(storeShop(parts));
