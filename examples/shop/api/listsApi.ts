import type { Hono } from 'hono';
import { requireBuyer } from '../accounts/requireBuyer';
import type { ShopEnv } from '../accounts/visitor';
import { type ListShop, listCardRoutes, listRoutes, requireCustomer } from '../lists/listRoutes';
import { listsOf } from '../lists/listsOf';

/** The lists of accounts. Those of a business page require a signed-in buyer. */
const shop: ListShop<ShopEnv> = {
  contextToken: (c) => c.get('visitor').session.contextToken,

  transact: async (c, work) => {
    requireBuyer(c);
    const account = requireCustomer(c.get('visitor').account);
    return c.get('database').transaction((tx) => work(listsOf(tx, account)));
  },
};

export const listsApi = (): Hono<ShopEnv> => listRoutes(shop);

export const listCardsApi = (): Hono<ShopEnv> => listCardRoutes(shop);
