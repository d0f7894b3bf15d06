import type { Hono } from 'hono';
import { requireBuyer } from '../accounts/requireBuyer';
import { ofVisit, type ShopEnv } from '../accounts/visitor';
import { savedBodiesOf } from '../saved/savedItemBody';
import { plansInCart, savedOf } from '../saved/savedOf';
import { savedRoutes } from '../saved/savedRoutes';

/** The saved items of a visitor. Those of a business page require a signed-in buyer. */
export function savedApi(): Hono<ShopEnv> {
  return savedRoutes<ShopEnv>({
    ofVisit,
    savedOf: (c) => {
      requireBuyer(c);
      return savedOf(c.get('database'), c.get('visitor'));
    },
    transact: (c, work) => {
      const visitor = c.get('visitor');
      return c.get('database').transaction((tx) => work(savedOf(tx, visitor), () => plansInCart(tx, visitor)));
    },
    bodies: (c, items) => savedBodiesOf(c.get('database'), items),
  });
}
