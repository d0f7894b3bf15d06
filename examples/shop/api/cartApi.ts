import { Hono } from 'hono';
import type { CartBody } from '../../../src/core/cart/contract/cart';
import { requireBuyer } from '../accounts/requireBuyer';
import { ofVisit, type ShopEnv } from '../accounts/visitor';
import { addOnce } from '../cart/adding/addOnce';
import { cartBody } from '../cart/answer/cartBody';
import { relatedItems } from '../cart/answer/relatedItems';
import { findCart, lockCart } from '../cart/findCart';
import { AddRequest } from '../cart/requests';
import { simulateTrouble } from '../cart/simulateTrouble';
import { readJson } from '../http/readRequest';
import { answerCart } from './answerCart';
import { addChanges } from './cartChanges';
import { addStatus } from './cartStatus';
import { idempotencyKey } from './idempotencyKey';
import { checkItems } from './wrongQuantity';

const special = { type: 'SPECIAL', status: 'ACTIVE', items: [], messages: [] } satisfies Partial<CartBody>;

/** The cart calls, and what the calls of payments share with them. Every response of the cart is `{ cartInfo }`. */
export function cartApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  for (const path of ['/checkout', '/checkout/*', '/cart/*', '/payment/*']) {
    api.use(path, ofVisit, (c, next) => {
      requireBuyer(c);
      return next();
    });
  }

  api.get('/checkout', (c) =>
    answerCart(c, async (tx) => cartBody(tx, await findCart(tx, c.get('visitor')), c.get('visitor'))),
  );

  api.post('/checkout/default/item', async (c) => {
    const request = await readJson(c, AddRequest);
    const key = idempotencyKey(c);
    checkItems(request, c.req.query('version'));
    const { isSpecial } = await simulateTrouble(c.get('database'), request);
    if (isSpecial) return c.json({ cartInfo: special });
    return answerCart(c, async (tx) => {
      const cart = await lockCart(tx, c.get('visitor'));
      const lines = await addOnce(tx, cart, c.get('visitor'), request, key);
      const body = await cartBody(tx, cart, c.get('visitor'), lines);
      return request.skipRelatedProduct ? body : { ...body, relatedItems: await relatedItems(tx, lines) };
    });
  });

  addChanges(api);
  addStatus(api);
  return api;
}
