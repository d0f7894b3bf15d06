import type { CartBody } from '../../../src/core/cart/contract/cart';
import type { ShopContext } from '../accounts/visitor';
import { cartBody } from '../cart/answer/cartBody';
import type { LineEffect } from '../cart/effect';
import { lockCart } from '../cart/findCart';
import type { Tx } from '../database/open';
import type { CartRow } from '../database/schema';

/** Runs `work` in one transaction and responds with the cart that it returns. */
export async function answerCart(c: ShopContext, work: (tx: Tx) => Promise<CartBody>): Promise<Response> {
  return c.json({ cartInfo: await c.get('database').transaction(work) });
}

/** Locks the cart, lets `act` change it, and responds with the cart and the effects of the change. */
export function answerChange(c: ShopContext, act: (tx: Tx, cart: CartRow) => Promise<LineEffect[]>): Promise<Response> {
  return answerCart(c, async (tx) => {
    const cart = await lockCart(tx, c.get('visitor'));
    const effects = await act(tx, cart);
    return cartBody(tx, cart, c.get('visitor'), effects);
  });
}
