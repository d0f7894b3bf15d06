import type { Hono } from 'hono';
import type { TableWriter } from '../../shop/database/open';
import type { ListContext } from '../../shop/lists/listContext';
import { type ListShop, listCardRoutes, listRoutes, requireCustomer } from '../../shop/lists/listRoutes';
import type { GatewayParts } from '../createGateway';
import type { Visit } from '../database/schema';
import type { Engine } from '../engine';
import { savedOf } from '../saved/savedApi';
import { type GatewayEnv, ofVisit } from '../visits/visit';

/** The lists of customers, which engines do not have: code and tables are the reference shop's. */
export function listShop({ gateway, engine }: GatewayParts): ListShop<GatewayEnv> {
  return {
    ofVisit,
    listsOf: (c) => {
      requireCustomer(c.get('visit').customer);
      return listsOf(gateway.database, engine, c.get('visit'));
    },
    transact: async (c, work) => {
      requireCustomer(c.get('visit').customer);
      return gateway.database.transaction((tx) => work(listsOf(tx, engine, c.get('visit'))));
    },
  };
}

export const listsApi = (parts: GatewayParts): Hono<GatewayEnv> => listRoutes(listShop(parts));

export const listCardsApi = (parts: GatewayParts): Hono<GatewayEnv> => listCardRoutes(listShop(parts));

/** The lists of a customer. They are personal: engines know no companies. */
export function listsOf(tables: TableWriter, engine: Engine, visit: Visit): ListContext {
  return {
    ...savedOf(tables, engine, visit),
    companyId: null,
    tenant: 'COM',
    search: async (text, most) => {
      const { products } = await engine.listProducts({ search: text, offset: 0, limit: most });
      return products.map(({ sku, title }) => ({ sku, name: title }));
    },
    generated: new Map(),
  };
}
