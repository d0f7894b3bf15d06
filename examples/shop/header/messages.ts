import { desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CustomMessagesBody } from '../../../src/core/account/contract/customMessages';
import type { Account } from '../accounts/session';
import type { Reader } from '../database/open';
import { type OrderStatus, orders } from '../database/schema';

/** The number of orders in a customer's messages. */
const maxOrders = 5;

const titles: Record<OrderStatus, string> = {
  CONFIRMED: 'is confirmed',
  WAITING_FOR_APPROVAL: 'is waiting for approval',
  DECLINED: 'was declined',
};

/** The messages for a customer: the status of their newest orders. Guests have none [HDR-008]. */
export async function messagesFor(
  reader: Reader,
  account: Account | null,
): Promise<v.InferOutput<typeof CustomMessagesBody>> {
  if (!account) return { messages: [] };
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
        title: `Your order ${number} ${titles[status]}`,
        text: status === 'DECLINED' ? "You won't be charged for it." : `Delivery: ${shipTo}.`,
        date: placedOn,
        url: `/webapp/order/${number}`,
        isRead: status === 'CONFIRMED',
      })),
      {
        id: 'welcome',
        title: `Welcome, ${account.name}`,
        text: 'Updates on your orders will show up here.',
        isRead: true,
      },
    ],
  };
}
