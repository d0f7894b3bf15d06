import { countDistinct, desc, eq, or, sql } from 'drizzle-orm';
import type { Account } from '../accounts/session';
import type { Reader } from '../database/open';
import { orderLines, orders } from '../database/schema';
import type { Say, Text } from '../languages/say';
import type { GeneratedList } from './listContext';

/** The lists that the shop generates from a customer's orders. The cookie `recommendedLists` names them [LIST-047]. */
export const recommendedListIds = ['frequent', 'recent'] as const;

type RecommendedId = (typeof recommendedListIds)[number];
type Item = GeneratedList['items'][number];

const names: Record<RecommendedId, Text> = { frequent: 'Frequently purchased', recent: 'Recently Purchased' };

const mostItems = 25;

/** A recommended list with its items. */
export async function recommendedList(
  reader: Reader,
  account: Account,
  id: RecommendedId,
  say: Say,
): Promise<GeneratedList> {
  const items = id === 'frequent' ? await frequentItems(reader, account) : await recentItems(reader, account);
  const [last] = await orderOf(reader, account);
  return {
    list: {
      id,
      name: say(names[id]),
      modified: last ? `${last.placedOn}T00:00:00.000Z` : null,
      accessLevel: 'PERSONAL',
      readOnly: true,
      isOwner: false,
      itemCount: items.length,
    },
    items,
  };
}

const placedBy = ({ id, customerId }: Account) =>
  or(eq(orders.accountId, id), customerId === null ? undefined : eq(orders.customerId, customerId));

const orderOf = (reader: Reader, account: Account) =>
  reader.select().from(orders).where(placedBy(account)).orderBy(desc(orders.placedOn), desc(orders.number)).limit(1);

/** The products in the most orders, each with its usual quantity. */
async function frequentItems(reader: Reader, account: Account): Promise<Item[]> {
  const times = countDistinct(orders.number);
  const rows = await reader
    .select({ sku: orderLines.sku, qty: sql<number>`round(avg(${orderLines.qty}))::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.number, orderLines.orderNumber))
    .where(placedBy(account))
    .groupBy(orderLines.sku)
    .orderBy(desc(times), desc(sql`sum(${orderLines.qty})`), orderLines.sku)
    .limit(mostItems);
  return rows.map(toItem);
}

/** The products of the last order. */
async function recentItems(reader: Reader, account: Account): Promise<Item[]> {
  const [last] = await orderOf(reader, account);
  if (!last) return [];
  const rows = await reader
    .select({ sku: orderLines.sku, qty: sql<number>`sum(${orderLines.qty})::int` })
    .from(orderLines)
    .where(eq(orderLines.orderNumber, last.number))
    .groupBy(orderLines.sku)
    .orderBy(orderLines.sku)
    .limit(mostItems);
  return rows.map(toItem);
}

const toItem = ({ sku, qty }: { sku: string; qty: number }): Item => ({ id: sku, sku, qty: Math.max(1, qty) });
