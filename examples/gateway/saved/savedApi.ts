import type { Hono } from 'hono';
import type { TableWriter } from '../../shop/database/open';
import { plansIn } from '../../shop/saved/plansIn';
import type { SavedContext } from '../../shop/saved/savedContext';
import { type SavedProduct, savedItemBodies } from '../../shop/saved/savedItemBody';
import { savedRoutes } from '../../shop/saved/savedRoutes';
import { toShopLine } from '../cart/lines';
import { findCart } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import type { Visit } from '../database/schema';
import type { Engine, EngineProduct } from '../engine';
import { type GatewayEnv, ofVisit, ownerOf } from '../visits/visit';

/** Saved items, which engines do not have: code and table are the reference shop's. */
export function savedApi({ gateway, engine }: GatewayParts): Hono<GatewayEnv> {
  return savedRoutes<GatewayEnv>({
    ofVisit,
    savedOf: (c) => savedOf(gateway.database, engine, c.get('visit')),
    // in turn, so that a sign-in takes with it what a guest is saving
    transact: async (c, work) => {
      const visit = c.get('visit');
      return gateway.inTurn([ownerOf(visit)], async (database) => {
        const { cart } = (await findCart(database, engine, visit)) ?? {};
        const plans = plansIn((cart?.lines ?? []).map(toShopLine));
        return database.transaction((tx) => work(savedOf(tx, engine, visit), async () => plans));
      });
    },
    bodies: async (_, items) => {
      const skus = items.flatMap(({ sku, plans }) => [sku, ...plans.map((plan) => plan.sku)]);
      const products = await engine.findProducts(skus);
      return savedItemBodies(items, products.map(toSavedProduct), namesOf(products));
    },
  });
}

/** The saved items of a visit or its customer, whose products are the engine's. */
export function savedOf(tables: TableWriter, engine: Engine, visit: Visit): SavedContext {
  return {
    tables,
    owner: ownerOf(visit),
    namesOf: async (skus) => namesOf(await engine.findProducts(skus)),
  };
}

const namesOf = (products: EngineProduct[]) => new Map(products.map(({ sku, title }) => [sku, title]));

function toSavedProduct({ sku, title, imageUrl, stock, price, listPrice }: EngineProduct): SavedProduct {
  return {
    sku,
    name: title,
    imageUrl,
    isSoldOut: stock === 0,
    price: price === null ? null : { unit: price, saving: (listPrice ?? price) - price, handlingFee: 0 },
    arrivesBy: null,
  };
}
