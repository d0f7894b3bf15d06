import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { chargesByName } from '../../shop/business/budgets';
import { ShortText } from '../../shop/http/readRequest';
import { type ListedOrder, orderList } from '../../shop/pages/orders/orderList';
import { ordersPath } from '../../shop/pages/orders/orderPaths';
import { budgetCentersText, orderView, paymentTexts } from '../../shop/pages/orders/orderView';
import type { FormContext } from '../../shop/pages/platform/formContext';
import { ownOrders, readOrder } from '../checkout/orders';
import type { GatewayParts } from '../createGateway';
import { orders } from '../database/schema';
import { notFound } from '../pages/gatewayPages';
import { respondPage } from '../pages/page';
import { formContext, pageNumber } from '../pages/pageContext';
import type { GatewayContext, GatewayEnv } from '../visits/visit';

/** The engine is asked for each order of a page. */
const pageSize = 10;

/** A customer's orders, each with a page of its own. For anyone else, an order does not exist. */
export function orderPages({ gateway: { database }, engine }: GatewayParts): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>();

  routes.get(ordersPath, async (c) => {
    const visit = c.get('visit');
    const context = contextOf(c);
    const own = and(isNotNull(orders.number), ownOrders(visit));
    const [counted] = await database.select({ n: count() }).from(orders).where(own);
    const total = counted?.n ?? 0;
    const pages = Math.max(1, Math.ceil(total / pageSize));
    const page = Math.min(pageNumber(c), pages);
    const rows = await database
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.sentAt), desc(orders.number))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const read = rows.map(async (row): Promise<ListedOrder[]> => {
      const order = await readOrder(engine, row);
      return order ? [{ ...order, approvalComments: row.decision?.comments ?? null }] : [];
    });
    const found = { orders: (await Promise.all(read)).flat(), total, page, pages };
    const body = orderList(found, { isSignedIn: visit.customer !== null }, context);
    return respondPage(c, { title: context.say('Your orders'), body });
  });

  routes.get(`${ordersPath}/:number`, async (c) => {
    const [visit, number] = [c.get('visit'), c.req.param('number')];
    const isOwn = and(eq(orders.number, number), ownOrders(visit));
    const [row] = v.is(ShortText, number) ? await database.select().from(orders).where(isOwn) : [];
    const order = row && (await readOrder(engine, row));
    if (!order) return notFound(c);
    const context = contextOf(c);
    const detailed = {
      ...order,
      destination: order.shipTo,
      payment: context.say(paymentTexts[order.payment]),
      budgetCenters: budgetCentersText(await chargesByName(database, row.cartId), context),
      // an acceptance that the engine has not answered is none
      decision: (order.status !== 'WAITING_FOR_APPROVAL' && row.decision) || undefined,
    };
    return respondPage(c, { title: context.say('Order {number}', { number }), body: orderView(detailed, context) });
  });
  return routes;
}

const contextOf = (c: GatewayContext): FormContext => ({
  ...formContext(c),
  back: ordersPath,
  tenant: c.get('visit').buying ? 'SBA' : 'COM',
});
