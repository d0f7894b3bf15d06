import { Hono } from 'hono';
import { idempotencyKey } from '../../shop/api/idempotencyKey';
import { modifiedOrder } from '../../shop/api/modifiedOrder';
import { checkItems, wrongQuantity } from '../../shop/api/wrongQuantity';
import { AccountingRequest } from '../../shop/business/updateAccounting';
import { ShipToRequest } from '../../shop/business/updateShipTo';
import { offersOf, withBusiness } from '../../shop/cart/answer/businessBody';
import { AddRequest, CouponsRequest, StatusRequest, UpdateRequest } from '../../shop/cart/requests';
import { readJson } from '../../shop/http/readRequest';
import { Refusal } from '../../shop/http/refusal';
import { accountedLines, updateAccounting, updateShipTo } from '../business/accounting';
import type { GatewayParts } from '../createGateway';
import { reorder } from '../orders/reorder';
import { type GatewayContext, type GatewayEnv, ofVisit } from '../visits/visit';
import { addItems, type Changed } from './addItems';
import { type CartState, cartBody } from './cartBody';
import { setCoupons } from './coupons';
import { changeCart, findCart, type OpenCart, setMessages } from './openCart';
import { updateLines } from './updateLines';

/** The cart calls. Every response is `{ cartInfo }` and carries the context token in its header. */
export function cartApi(parts: GatewayParts): Hono<GatewayEnv> {
  const { gateway, engine } = parts;
  const api = new Hono<GatewayEnv>();

  for (const path of ['/checkout/*', '/cart/*']) api.use(path, ofVisit);

  async function respond(c: GatewayContext, state: CartState): Promise<Response> {
    const visit = c.get('visit');
    const body = await cartBody(engine, visit, state);
    const { row: cart } = state;
    const cartInfo = visit.buying
      ? withBusiness(body, {
          ...(await offersOf(gateway.database, visit.buying)),
          cart,
          lines: accountedLines(cart, state.cart),
        })
      : body;
    if (state.row?.messages.length) await setMessages(gateway.database, state.row, []);
    return c.json({ cartInfo });
  }

  async function answer(
    c: GatewayContext,
    work: (open: OpenCart) => Promise<Changed>,
    { offersPlans = false } = {},
  ): Promise<Response> {
    const visit = c.get('visit');
    const changed = await changeCart(parts, visit, async (open) => ({ row: open.row, ...(await work(open)) }));
    return respond(c, { ...changed, offersPlans });
  }

  api.get('/checkout', async (c) => {
    return respond(c, (await findCart(gateway.database, engine, c.get('visit'))) ?? {});
  });

  api.post('/checkout/default/item', async (c) => {
    const request = await readJson(c, AddRequest);
    const key = idempotencyKey(c);
    checkItems(request, c.req.query('version'));
    const add = async (open: OpenCart) => {
      const added = await addItems(open, request, key);
      if (!request.coupons?.length) return added;
      const codes = [...open.row.coupons, ...request.coupons];
      return { ...added, cart: await setCoupons({ ...open, cart: added.cart }, codes) };
    };
    return answer(c, add, { offersPlans: !request.skipRelatedProduct });
  });

  async function update(c: GatewayContext): Promise<Response> {
    const { items } = await readJson(c, UpdateRequest);
    if (items.length === 0) throw new Refusal(400, 'INVALID_ITEMS', 'Items not passed');
    const changes = items.flatMap(({ cartItemId, qty }) => (qty === undefined ? [] : { cartItemId, qty }));
    if (changes.some(({ qty }) => qty < 0)) throw wrongQuantity();
    return answer(c, (open) => updateLines(open, changes));
  }

  api.put('/checkout/default/item', update);

  api.delete('/checkout/default/item/:cartItemId', (c) =>
    answer(c, (open) => updateLines(open, [{ cartItemId: c.req.param('cartItemId'), qty: 0 }])),
  );

  api.put('/checkout/default', async (c) => {
    const action = c.req.query('actionType');
    if (action === 'UPDATE_ITEMS') return update(c);
    if (action === 'UPDATE_COUPONS') {
      const { coupons } = await readJson(c, CouponsRequest);
      return answer(c, async (open) => ({ cart: await setCoupons(open, coupons), effects: [] }));
    }
    if (action === 'UPDATE_ACCOUNTING_INFO') {
      const request = await readJson(c, AccountingRequest);
      return answer(c, (open) => updateAccounting(open, request).then(() => ({ cart: open.cart, effects: [] })));
    }
    if (action === 'UPDATE_SHIP_TO') {
      const request = await readJson(c, ShipToRequest);
      return answer(c, (open) => updateShipTo(open, request).then(() => ({ cart: open.cart, effects: [] })));
    }
    if (action !== undefined) throw new Refusal(400, 'INVALID_DATA_ITEM', 'actionType: unknown');
    const { proceedCheckout } = await readJson(c, StatusRequest);
    return answer(c, async ({ cart }) => {
      if (proceedCheckout && cart.lines.length === 0) {
        throw new Refusal(400, 'CART_STATUS_ERROR', 'There is nothing to check out');
      }
      return { cart, effects: [] };
    });
  });

  api.put('/cart/default', async (c) => {
    const number = modifiedOrder(c);
    const modified = await answer(c, (open) => reorder(open, number, idempotencyKey(c)));
    return c.req.query('returnData') === 'false' ? c.json({}) : modified;
  });

  return api;
}
