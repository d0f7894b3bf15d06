import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import type { Database, Reader, Tx } from '../database/open';
import { viewedProducts } from '../database/schema';

/** The limit of viewed products. */
const remembered = 50;

/** The account's views when signed in, otherwise the visit's. */
const viewedBy = ({ session, account }: Visitor) =>
  account ? eq(viewedProducts.accountId, account.id) : eq(viewedProducts.sessionId, session.id);

/** Records a product as the visitor's latest view, and deletes views over the limit. */
export async function rememberView(database: Database, visitor: Visitor, sku: string): Promise<void> {
  const { session, account } = visitor;
  await database.transaction(async (tx) => {
    await tx
      .insert(viewedProducts)
      .values({ sku, viewedAt: new Date(), ...(account ? { accountId: account.id } : { sessionId: session.id }) })
      .onConflictDoUpdate({
        target: [account ? viewedProducts.accountId : viewedProducts.sessionId, viewedProducts.sku],
        set: { viewedAt: new Date() },
      });
    const recent = await viewedSkus(tx, visitor);
    await tx.delete(viewedProducts).where(and(viewedBy(visitor), notInArray(viewedProducts.sku, recent)));
  });
}

/** The SKUs that the visitor has viewed, newest first. */
export async function viewedSkus(reader: Reader, visitor: Visitor): Promise<string[]> {
  const rows = await reader
    .select({ sku: viewedProducts.sku })
    .from(viewedProducts)
    .where(viewedBy(visitor))
    .orderBy(desc(viewedProducts.viewedAt), desc(viewedProducts.id))
    .limit(remembered);
  return rows.map(({ sku }) => sku);
}

/** Moves a guest's views to the account that the guest signs in to. */
export async function mergeViews(tx: Tx, guest: Visitor, { account }: Visitor): Promise<void> {
  if (!account) return;
  const ownViews = await tx
    .select()
    .from(viewedProducts)
    .where(eq(viewedProducts.sessionId, guest.session.id))
    .orderBy(viewedProducts.sku);
  const skus = ownViews.map(({ sku }) => sku);
  if (skus.length === 0) return;
  await tx
    .delete(viewedProducts)
    .where(and(eq(viewedProducts.accountId, account.id), inArray(viewedProducts.sku, skus)));
  await tx
    .update(viewedProducts)
    .set({ sessionId: null, accountId: account.id })
    .where(eq(viewedProducts.sessionId, guest.session.id));
}
