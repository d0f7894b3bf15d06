import { desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CustomMessagesBody } from '../../../src/core/account/contract/customMessages';
import type { Account } from '../accounts/session';
import type { Reader } from '../database/open';
import { type OrderStatus, orders } from '../database/schema';
import { sayIn, type Text } from '../languages/say';
import type { Language } from '../pages/platform/language';

/** The number of orders in a customer's messages. */
const maxOrders = 5;

const titles: Record<OrderStatus, Text> = {
  CONFIRMED: 'Your order {number} is confirmed',
  WAITING_FOR_APPROVAL: 'Your order {number} is waiting for approval',
  DECLINED: 'Your order {number} was declined',
};

/** The messages for a customer: the status of their newest orders. Guests have none [HDR-008]. */
export async function messagesFor(
  reader: Reader,
  account: Account | null,
  language: Language,
): Promise<v.InferOutput<typeof CustomMessagesBody>> {
  if (!account) return { messages: [] };
  const say = sayIn(language);
  const placed = await reader
    .select()
    .from(orders)
    .where(eq(orders.accountId, account.id))
    .orderBy(desc(orders.placedOn), desc(orders.number))
    .limit(maxOrders);
  return {
    messages: [
      ...placed.map(({ number, status, placedOn, shipTo }) => ({
        id: number,
        title: say(titles[status], { number }),
        text:
          status === 'DECLINED'
            ? say('You won’t be charged for it.')
            : say('Delivery: {address}.', { address: shipTo }),
        date: placedOn,
        url: `/webapp/order/${number}`,
        isRead: status === 'CONFIRMED',
      })),
      {
        id: 'welcome',
        title: say('Welcome, {name}', { name: account.name }),
        text: say('Updates on your orders will show up here.'),
        isRead: true,
      },
    ],
  };
}
