import { eq } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import { lockCart } from '../cart/findCart';
import { message } from '../cart/message';
import type { Tx } from '../database/open';
import { carts, savedItems } from '../database/schema';
import { savedBy } from './savedItem';

/**
 * Merges a guest's saved items into those of the account that the guest signs in to. Equal products become one row with
 * the units of both. The account's next cart has a message about it.
 */
export async function mergeSaved(tx: Tx, guest: Visitor, customer: Visitor): Promise<void> {
  const moving = await tx
    .select()
    .from(savedItems)
    .where(savedBy({ ...guest, account: null }))
    .for('update');
  if (moving.length === 0) return;

  const staying = await tx.select().from(savedItems).where(savedBy(customer)).for('update');
  for (const row of moving) {
    const equal = staying.find(({ sku }) => sku === row.sku);
    if (equal) {
      const savedFrom = { ...equal.savedFrom, ...row.savedFrom };
      const plans = row.plans.length > 0 ? row.plans : equal.plans;
      await tx.update(savedItems).set({ savedFrom, plans, savedAt: row.savedAt }).where(eq(savedItems.id, equal.id));
      await tx.delete(savedItems).where(eq(savedItems.id, row.id));
    } else {
      const owner = { sessionId: null, accountId: customer.account?.id ?? null };
      await tx.update(savedItems).set(owner).where(eq(savedItems.id, row.id));
    }
  }
  const cart = await lockCart(tx, customer);
  const pendingMessages = [...cart.pendingMessages, message('SFL_MOVED', 'INFO')];
  await tx.update(carts).set({ pendingMessages }).where(eq(carts.id, cart.id));
}
