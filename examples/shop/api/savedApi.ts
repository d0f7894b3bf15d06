import type { Hono } from 'hono';
import { requireBuyer } from '../accounts/requireBuyer';
import type { ShopEnv } from '../accounts/visitor';
import { savedBodiesOf } from '../saved/savedItemBody';
import { plansInCart, savedOf } from '../saved/savedOf';
import { savedRoutes } from '../saved/savedRoutes';

/** The saved items of a visitor. Those of a business page require a signed-in buyer. */
export function savedApi(): Hono<ShopEnv> {
  return savedRoutes<ShopEnv>({
    contextToken: (c) => c.get('visitor').session.contextToken,
    transact: (c, work) => {
      requireBuyer(c);
      const visitor = c.get('visitor');
      return c.get('database').transaction((tx) =>
        work({
          context: savedOf(tx, visitor),
          plansInCart: () => plansInCart(tx, visitor),
          bodies: (items) => savedBodiesOf(tx, items),
        }),
      );
    },
  });
}
