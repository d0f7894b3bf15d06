import { Hono } from 'hono';
import * as v from 'valibot';
import type { OrderBody } from '../../../src/core/checkout/contract/order';
import type { ShopEnv } from '../accounts/visitor';
import { orderLineBody } from '../cart/answer/orderLineBody';
import { sumsBody } from '../cart/answer/sumsBody';
import { type ConfirmedOrder, findOrder } from '../cart/order/findOrder';
import { decimal } from '../cart/price';
import { ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { destinationOf } from '../pages/orders/destination';
import { sayOf } from '../pages/platform/language';

/** An order for its confirmation. For anyone but its customer, it does not exist. */
export function orderApi(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/order/:number', async (c) => {
    const number = c.req.param('number');
    const order = v.is(ShortText, number) ? await findOrder(c.get('database'), c.get('visitor'), number) : undefined;
    if (!order) throw new Refusal(404, 'ORDER_NOT_FOUND', 'No order of this number');
    c.header('Cache-Control', 'no-store');
    const shipTo = await destinationOf(c.get('database'), order, sayOf(c));
    return c.json({ order: orderBody({ ...order, shipTo }) });
  });
}

/** An order in the wire format. */
export function orderBody(order: ConfirmedOrder): OrderBody {
  return {
    orderNumber: order.number,
    placedOn: order.placedOn,
    isWaiting: order.status === 'WAITING_FOR_APPROVAL',
    email: order.email,
    shipTo: order.shipTo,
    payment: order.payment,
    purchaseOrderNumber: order.poNumber,
    items: order.lines.map((line) => ({ ...orderLineBody(line), finalPricePerUnit: decimal(line.unitPrice) })),
    orderTotal: decimal(order.total),
    cartSummary: order.sums && sumsBody(order.sums),
  };
}
