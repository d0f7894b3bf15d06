import { Hono } from 'hono';
import * as v from 'valibot';
import { STOCK_ALERT_FORM } from '../../../src/core/cart/rules/stockAlert';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import { requestStockAlert } from '../catalogue/stockAlerts';
import { formEntries } from '../database/schema';
import { readJson, ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { withoutCards } from '../payment/withoutCards';

/** The drawers whose forms this shop accepts [DEC-Q168]. */
const forms = [
  'auto-restock-drawer',
  'become-customer',
  'bonus-categories',
  'loyalty-enrollment',
  'loyalty-offers',
  'marketing-drawer',
  'missing-points',
  'quote-overlay',
];

const mostFields = 20;

const FieldText = v.pipe(v.string(), v.maxLength(500), v.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const Entry = v.pipe(
  v.record(
    v.pipe(FieldText, v.maxLength(60)),
    v.union([FieldText, v.pipe(v.array(FieldText), v.maxLength(mostFields))]),
  ),
  v.check((entry) => Object.keys(entry).length <= mostFields, 'too many fields'),
);

const StockAlert = v.object({ sku: ShortText });

const Subscription = v.object({
  emailID: v.pipe(FieldText, v.email('Invalid email address')),
  phoneNumber: v.optional(FieldText, ''),
  landingPages: v.optional(v.pipe(v.array(FieldText), v.maxLength(mostFields)), []),
});

/** The forms of drawers that customers submit, and sign-ups for offers [CONT-007]. */
export function formApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post(`/sparxProxy/form/${STOCK_ALERT_FORM}`, async (c) => {
    const { sku } = await readJson(c, StockAlert);
    await c.get('database').transaction((tx) => requestStockAlert(tx, c.get('visitor'), sku));
    return c.json({});
  });

  api.post('/sparxProxy/form/:form', async (c) => {
    const form = c.req.param('form');
    if (!forms.includes(form)) throw new Refusal(404, 'NOT_FOUND', 'form: unknown');
    await saveEntry(c, form, await readJson(c, Entry));
    return c.json({});
  });

  api.post('/sparxProxy/subscribeUserforOffers', async (c) => {
    const subscription = await readJson(c, Subscription);
    await saveEntry(c, 'subscribe-offers', subscription);
    return c.json({ status: 'SUBSCRIBED', emailID: subscription.emailID });
  });

  return api;
}

async function saveEntry(c: ShopContext, form: string, entry: Record<string, string | string[]>): Promise<void> {
  const accountId = c.get('visitor').account?.id ?? null;
  await c
    .get('database')
    .insert(formEntries)
    .values({ at: new Date(), form, accountId, entry: withoutCards(entry) });
}
