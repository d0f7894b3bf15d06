import { eq, or, type SQL } from 'drizzle-orm';
import type { Visitor } from '../../accounts/session';
import { orders } from '../../database/schema';

/** The orders that a visitor may see: orders of this visit, of the account, and of the customer whose account it is. */
export function ownOrders({ session, account }: Visitor): SQL | undefined {
  return or(
    eq(orders.sessionId, session.id),
    account ? eq(orders.accountId, account.id) : undefined,
    account?.customerId ? eq(orders.customerId, account.customerId) : undefined,
  );
}
