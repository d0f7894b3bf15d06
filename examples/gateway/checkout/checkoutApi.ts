import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { CheckoutPaymentBody, PlacedOrderBody } from '../../../src/core/payment/contract/payment';
import { isEmail } from '../../../src/core/platform/rules/contact';
import { hashOf, idempotencyKey } from '../../shop/api/idempotencyKey';
import { orderBody } from '../../shop/api/orderApi';
import { message } from '../../shop/cart/message';
import { decimal } from '../../shop/cart/price';
import { readJson, ShortText } from '../../shop/http/readRequest';
import { Refusal } from '../../shop/http/refusal';
import { doubtMessage } from '../../shop/pages/checkout/orderMessages';
import { orderPath } from '../../shop/pages/checkout/orderPage';
import { completed } from '../../shop/payment/addresses';
import { PlaceOrderRequest } from '../../shop/payment/requests';
import { toShown } from '../../shop/payment/shownOrder';
import { changeCart } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import type { EngineCart, EngineContact } from '../engine';
import type { GatewayEnv } from '../visits/visit';
import { findOrder } from './orders';
import { placeOrder } from './placeOrder';
import { shownOf, withShipping } from './shown';

/** The calls of the payment step: what is due, the order, and its confirmation. Orders are paid by invoice. */
export function checkoutApi(parts: GatewayParts): Hono<GatewayEnv> {
  const { gateway, engine } = parts;
  const api = new Hono<GatewayEnv>();
  for (const path of ['/checkout/default/payment', '/checkout/default/order', '/order/*']) {
    api.use(path, async (c, next) => {
      c.header('ctx-token', c.get('visit').contextToken);
      c.header('Cache-Control', 'no-store');
      return next();
    });
  }

  api.get('/checkout/default/payment', async (c) => {
    const cart = await changeCart(parts, c.get('visit'), withShipping);
    return c.json(paymentBody(cart));
  });

  api.post('/checkout/default/order', async (c) => {
    const request = await readJson(c, PlaceOrderRequest);
    if (request.paymentType !== 'INVOICE') {
      throw new Refusal(400, 'PAYMENT_OPERATION_FAILED', 'Please choose how to pay.');
    }
    const { earlierKeys, expected } = request;
    const submission = { key: idempotencyKey(c) ?? randomUUID(), requestHash: hashOf(request), earlierKeys };
    const order = { submission, contact: contactOf(request), seen: toShown(expected) };
    const verdict = await placeOrder(parts, c.get('visit'), order);
    if (!verdict.ok && verdict.reason === 'changed') throw new Refusal(409, 'ORDER_CHANGED', doubtMessage(verdict));
    if (!verdict.ok) throw new Refusal(400, 'ORDER_NOT_PLACED', doubtMessage(verdict));
    const { number } = verdict;
    return c.json({ order: { orderNumber: number, orderUrl: orderPath(number) } } satisfies PlacedOrderBody);
  });

  api.get('/order/:number', async (c) => {
    const number = c.req.param('number');
    const order = v.is(ShortText, number)
      ? await findOrder(gateway.database, engine, c.get('visit'), number)
      : undefined;
    if (!order) throw new Refusal(404, 'ORDER_NOT_FOUND', 'No order of this number');
    return c.json({ order: orderBody(order) });
  });
  return api;
}

function paymentBody(cart: EngineCart): CheckoutPaymentBody {
  const { total, version } = shownOf(cart);
  return {
    orderPayment: { orderPayments: [], orderTotal: decimal(total), balanceDue: decimal(total), version },
    userPayment: { payments: [], maxCards: 0 },
    addresses: [],
    invoicePayment: true,
    vendors: [],
    messages: cart.lines.length === 0 ? [message('EMPTY_CART', 'WARNING')] : [],
  };
}

function contactOf({ email, addresses: [address] }: PlaceOrderRequest): EngineContact {
  if (!isEmail(email)) throw new Refusal(400, 'NO_EMAIL', 'Invalid email address');
  if (!address) throw new Refusal(400, 'ADDRESS_INVALID', 'Please say where it is sent to');
  const { firstName, lastName, address1, address2 = '', city, state, zipCode } = completed(address);
  return { email, name: `${firstName} ${lastName}`.trim(), address1, address2, city, state, zipCode };
}
