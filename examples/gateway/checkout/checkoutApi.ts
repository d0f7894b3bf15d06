import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { CheckoutPaymentBody, PlacedOrderBody } from '../../../src/core/payment/contract/payment';
import { emailOf } from '../../../src/core/platform/rules/contact';
import { hashOf, idempotencyKey } from '../../shop/api/idempotencyKey';
import { orderBody } from '../../shop/api/orderApi';
import { requirePurchaseOrders } from '../../shop/business/company';
import { message } from '../../shop/cart/message';
import { decimal } from '../../shop/cart/price';
import { readJson, ShortText } from '../../shop/http/readRequest';
import { Refusal } from '../../shop/http/refusal';
import { doubtMessage } from '../../shop/pages/checkout/orderMessages';
import { orderPath } from '../../shop/pages/checkout/orderPage';
import { completed } from '../../shop/payment/addresses';
import { accountPaymentOf, purchaseOrderBodies, purchaseOrderId } from '../../shop/payment/companyPayment';
import { PaymentRequest, PlaceOrderRequest } from '../../shop/payment/requests';
import { toShown } from '../../shop/payment/shownOrder';
import { setPurchaseOrder } from '../business/accounting';
import { changeCart, type OpenCart } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import type { EngineContact } from '../engine';
import { type GatewayContext, type GatewayEnv, ofVisit } from '../visits/visit';
import { findOrder } from './orders';
import { placeOrder } from './placeOrder';
import { shownOf, withShipping } from './shown';

/** The calls of the payment step: what is due, the order, and its confirmation. Orders are paid by invoice. */
export function checkoutApi(parts: GatewayParts): Hono<GatewayEnv> {
  const { gateway, engine } = parts;
  const api = new Hono<GatewayEnv>();
  for (const path of ['/checkout/default/payment', '/checkout/default/order', '/order/*']) api.use(path, ofVisit);

  api.get('/checkout/default/payment', async (c) => {
    return c.json(await changeCart(parts, c.get('visit'), paymentBody));
  });

  api.post('/checkout/default/payment', async (c) => {
    const { purchaseOrderNumber } = await readJson(c, PaymentRequest);
    if (!purchaseOrderNumber) throw new Refusal(400, 'PAYMENT_OPERATION_FAILED', 'Please choose how to pay.');
    return answerPurchaseOrder(c, purchaseOrderNumber);
  });
  api.delete('/checkout/default/payment/:id', (c) => {
    if (c.req.param('id') !== purchaseOrderId) throw new Refusal(404, 'INVALID_DATA_ITEM', 'No such payment');
    return answerPurchaseOrder(c, null);
  });

  async function answerPurchaseOrder(c: GatewayContext, poNumber: string | null): Promise<Response> {
    const visit = c.get('visit');
    requirePurchaseOrders(visit.buying);
    const body = await changeCart(parts, visit, async (open) => {
      await setPurchaseOrder(open, poNumber);
      return paymentBody(open);
    });
    return c.json(body);
  }

  api.post('/checkout/default/order', async (c) => {
    const request = await readJson(c, PlaceOrderRequest);
    const isForCompany = Boolean(c.get('visit').buying);
    if (!isForCompany && request.paymentType !== 'INVOICE') {
      throw new Refusal(400, 'PAYMENT_OPERATION_FAILED', 'Please choose how to pay.');
    }
    const { earlierKeys, expected } = request;
    const submission = { key: idempotencyKey(c) ?? randomUUID(), requestHash: hashOf(request), earlierKeys };
    const { accountInfo, shipToAddressId: shipToId } = request;
    const details = isForCompany ? { accountInfo, shipToId } : { contact: contactOf(request) };
    const verdict = await placeOrder(parts, c.get('visit'), { submission, seen: toShown(expected), ...details });
    if (!verdict.ok && verdict.reason === 'changed') throw new Refusal(409, 'ORDER_CHANGED', doubtMessage(verdict));
    if (!verdict.ok) throw new Refusal(400, 'ORDER_NOT_PLACED', doubtMessage(verdict));
    const { number, isWaiting } = verdict;
    return c.json({ order: { orderNumber: number, isWaiting, orderUrl: orderPath(number) } } satisfies PlacedOrderBody);
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

async function paymentBody(open: OpenCart): Promise<CheckoutPaymentBody> {
  const cart = await withShipping(open);
  const { total, version } = shownOf(cart, open.visit.buying);
  const { buying } = open.visit;
  const poNumber = buying && open.row.poNumber;
  return {
    orderPayment: {
      orderPayments: purchaseOrderBodies(poNumber),
      orderTotal: decimal(total),
      balanceDue: decimal(poNumber ? 0 : total),
      version,
    },
    userPayment: { payments: [], maxCards: 0 },
    addresses: [],
    ...(buying && { accountPayment: accountPaymentOf(buying, total) }),
    invoicePayment: !buying,
    vendors: [],
    messages: cart.lines.length === 0 ? [message('EMPTY_CART', 'WARNING')] : [],
  };
}

function contactOf({ email: typed, addresses: [address] }: PlaceOrderRequest): EngineContact {
  const email = emailOf(typed);
  if (!email) throw new Refusal(400, 'NO_EMAIL', 'Invalid email address');
  if (!address) throw new Refusal(400, 'ADDRESS_INVALID', 'Please say where it is sent to');
  const { firstName, lastName, address1, address2 = '', city, state, zipCode } = completed(address);
  return { email, name: `${firstName} ${lastName}`.trim(), address1, address2, city, state, zipCode };
}
