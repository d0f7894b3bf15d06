import type { ShopContext } from '../../accounts/visitor';
import { hashOf } from '../../api/idempotencyKey';
import { changeOnce } from '../../cart/adding/addOnce';
import type { LineEffect } from '../../cart/effect';
import { lockCart } from '../../cart/findCart';
import type { Tx } from '../../database/open';
import type { CartRow } from '../../database/schema';

/** Adds to the cart by a plain form: once, however often the same form is submitted with the same fields. */
export async function changeByForm(
  c: ShopContext,
  tx: Tx,
  fields: { key?: string | undefined },
  change: (cart: CartRow) => Promise<LineEffect[]>,
): Promise<LineEffect[]> {
  const cart = await lockCart(tx, c.get('visitor'));
  if (fields.key === undefined) return change(cart);
  return changeOnce(tx, cart, hashOf([c.req.path, fields]), () => change(cart));
}
