import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { findOrder, findOrders } from '../../cart/order/findOrder';
import { reorder, reviseOrder } from '../../cart/order/reorder';
import type { CartRow } from '../../database/schema';
import { SearchText, ShortText } from '../../http/readRequest';
import { changeByForm } from '../cart/changeByForm';
import { effectNotices, inBrief } from '../cart/effectNotices';
import { notFound } from '../platform/errorPage';
import { formContext } from '../platform/formContext';
import { answerForm, FormKey } from '../platform/formRequest';
import { sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';
import { orderDetails } from './orderDetails';
import { orderList } from './orderList';
import { ordersPath } from './orderPaths';

const pageSize = 20;

const OrderForm = v.object({ key: FormKey, orderNumber: ShortText });

const acts = { again: reorder, revise: reviseOrder };

/** A customer's orders, each with a page of its own. For anyone else, an order does not exist. */
export function orderHistoryPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get(ordersPath, ordersPage);
  pages.get(`${ordersPath}/:number`, (c) => orderDetailsPage(c, c.req.param('number')));
  for (const [name, act] of Object.entries(acts)) {
    pages.post(`${ordersPath}/${name}`, (c) =>
      answerForm(c, OrderForm, (fields) =>
        c.get('database').transaction(async (tx) => {
          const fill = (cart: CartRow) => act(tx, cart, c.get('visitor'), fields.orderNumber);
          const effects = await changeByForm(c, tx, fields, fill);
          return inBrief(await effectNotices(tx, effects, sayOf(c)), sayOf(c));
        }),
      ),
    );
  }
  return pages;
}

async function ordersPage(c: ShopContext): Promise<Response> {
  const context = formContext(c);
  const page = Number.parseInt(c.req.query('page') ?? '1', 10) || 1;
  const search = v.parse(SearchText, c.req.query('search')).trim();
  const found = await findOrders(c.get('database'), c.get('visitor'), { search, page, size: pageSize });
  const isSignedIn = c.get('visitor').account !== null;
  return respondPage(c, {
    title: context.say('Your orders'),
    body: orderList(found, { search, isSignedIn }, context),
  });
}

async function orderDetailsPage(c: ShopContext, number: string): Promise<Response> {
  const order = v.is(ShortText, number) ? await findOrder(c.get('database'), c.get('visitor'), number) : undefined;
  if (!order) return notFound(c);
  const context = formContext(c);
  return respondPage(c, {
    title: context.say('Order {number}', { number }),
    body: await orderDetails(c.get('database'), order, context),
  });
}
