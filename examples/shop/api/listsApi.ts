import type { Hono } from 'hono';
import { requireBuyer } from '../accounts/requireBuyer';
import type { Account } from '../accounts/session';
import { ofVisit, type ShopContext, type ShopEnv } from '../accounts/visitor';
import { type ListShop, listCardRoutes, listRoutes, requireCustomer } from '../lists/listRoutes';
import { listsOf } from '../lists/listsOf';
import { sayOf } from '../pages/platform/language';

/** The lists of accounts. Those of a business page require a signed-in buyer. */
export const listShop: ListShop<ShopEnv> = {
  ofVisit,
  listsOf: (c) => listsOf(c.get('database'), customerOf(c), sayOf(c)),
  transact: async (c, work) => {
    const account = customerOf(c);
    return c.get('database').transaction((tx) => work(listsOf(tx, account)));
  },
};

function customerOf(c: ShopContext): Account {
  requireBuyer(c);
  return requireCustomer(c.get('visitor').account);
}

export const listsApi = (): Hono<ShopEnv> => listRoutes(listShop);

export const listCardsApi = (): Hono<ShopEnv> => listCardRoutes(listShop);
