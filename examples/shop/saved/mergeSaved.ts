import { eq } from 'drizzle-orm';
import type { TableWriter } from '../database/open';
import { savedItems } from '../database/savedSchema';

/**
 * Merges a guest's saved items into the account that the guest signs in to. Equal products become one row with
 * the units of both. Returns whether there were any, which the account's next cart says.
 */
export async function mergeSaved(tables: TableWriter, guest: string, owner: string): Promise<boolean> {
  const moving = await tables.select().from(savedItems).where(eq(savedItems.owner, guest)).for('update');
  if (moving.length === 0) return false;

  const staying = await tables.select().from(savedItems).where(eq(savedItems.owner, owner)).for('update');
  for (const row of moving) {
    const equal = staying.find(({ sku }) => sku === row.sku);
    if (equal) {
      const savedFrom = { ...equal.savedFrom, ...row.savedFrom };
      const plans = row.plans.length > 0 ? row.plans : equal.plans;
      await tables
        .update(savedItems)
        .set({ savedFrom, plans, savedAt: row.savedAt })
        .where(eq(savedItems.id, equal.id));
      await tables.delete(savedItems).where(eq(savedItems.id, row.id));
    } else {
      await tables.update(savedItems).set({ owner }).where(eq(savedItems.id, row.id));
    }
  }
  return true;
}
