import type { Hono } from 'hono';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import { changeDelivery } from '../cart/changeDelivery';
import { deleteLine } from '../cart/deleteLine';
import { saveServices, serviceLineId, servicesOf, withService } from '../cart/furniture';
import { readLines } from '../cart/line';
import { reorder } from '../cart/order/reorder';
import { UpdateRequest } from '../cart/requests';
import { lineToChange, updateLines } from '../cart/updateLines';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { answerChange } from './answerCart';
import { modifiedOrder } from './modifiedOrder';
import { wrongQuantity } from './wrongQuantity';

/** The calls that change lines: quantities, deletes, and reorders. */
export function addChanges(api: Hono<ShopEnv>): void {
  api.put('/checkout/default/item', updateCart);

  api.delete('/checkout/default/item/:cartItemId', (c) =>
    answerChange(c, async (tx, cart) => {
      const lines = await readLines(tx, cart.id);
      if (c.req.param('cartItemId') === serviceLineId && servicesOf(cart, lines).length > 0) {
        await saveServices(tx, cart, []);
        return [];
      }
      return deleteLine(tx, lines, lineToChange(lines, c.req.param('cartItemId')));
    }),
  );

  api.put('/cart/default', async (c) => {
    const number = modifiedOrder(c);
    const answer = await answerChange(c, (tx, cart) => reorder(tx, cart, c.get('visitor'), number));
    return c.req.query('returnData') === 'false' ? c.json({}) : answer;
  });
}

/** Sets quantities, delivery methods, and the furniture services of the cart. */
export async function updateCart(c: ShopContext): Promise<Response> {
  const { items, furnSvcInfo } = await readJson(c, UpdateRequest);
  if (items.length === 0 && !furnSvcInfo) throw new Refusal(400, 'INVALID_ITEMS', 'Items not passed');
  if (items.some(({ qty }) => qty !== undefined && qty < 0)) throw wrongQuantity();
  const changes = items.flatMap(({ cartItemId, qty }) => (qty === undefined ? [] : { cartItemId, qty }));
  const deliveries = items.flatMap(({ cartItemId, deliveryType, pickupStoreNumber }) =>
    deliveryType ? { cartItemId, deliveryType, storeNumber: pickupStoreNumber ?? undefined } : [],
  );
  return answerChange(c, async (tx, cart) => {
    if (furnSvcInfo) await saveServices(tx, cart, furnSvcInfo);
    const served = items.filter((item) => item.furnSvcInfo);
    const held = served.length > 0 ? await readLines(tx, cart.id) : [];
    for (const { cartItemId, furnSvcInfo: services } of served) {
      await saveServices(tx, cart, withService(cart, lineToChange(held, cartItemId), services ?? []));
    }
    const delivered = await changeDelivery(tx, cart, c.get('visitor').account, deliveries);
    return [...delivered, ...(await updateLines(tx, cart, c.get('visitor'), changes))];
  });
}
