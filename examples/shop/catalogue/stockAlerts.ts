import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Account, Visitor } from '../accounts/session';
import { type Message, message } from '../cart/message';
import type { Tx } from '../database/open';
import { products, stockAlerts } from '../database/schema';
import { Refusal } from '../http/refusal';
import { findProduct } from './findProducts';

/** The alerts of a visit, and of its account. */
function ofVisitor({ session, account }: Visitor) {
  const ofAccount = account ? eq(stockAlerts.accountId, account.id) : undefined;
  return or(eq(stockAlerts.sessionId, session.id), ofAccount);
}

/** Records that a customer wants to know when a product is back in stock [DEC-Q507]. */
export async function requestStockAlert(tx: Tx, visitor: Visitor, sku: string): Promise<void> {
  if (!(await findProduct(tx, sku))) throw new Refusal(404, 'INVALID_ITEM', 'sku: unknown');
  await tx.delete(stockAlerts).where(and(ofVisitor(visitor), eq(stockAlerts.sku, sku)));
  const owner = visitor.account ? { accountId: visitor.account.id } : { sessionId: visitor.session.id };
  await tx.insert(stockAlerts).values({ ...owner, sku });
}

/** Gives the alerts of a guest's visit to the account that the guest signs in to. */
export async function moveStockAlerts(tx: Tx, { session }: Visitor, { id }: Account): Promise<void> {
  await tx.update(stockAlerts).set({ sessionId: null, accountId: id }).where(eq(stockAlerts.sessionId, session.id));
}

const repeatMs = 10 * 60_000;

/**
 * The messages about products that are back in stock. A response may be lost, or be read by a page that does not show
 * it: each message is repeated for ten minutes, and once after them [CART-CODE-028, DEC-Q507, DEC-Q528].
 */
export async function stockMessages(tx: Tx, visitor: Visitor): Promise<Message[]> {
  const back = tx.select({ sku: products.sku }).from(products).where(gt(products.stock, 0));
  const told = await tx
    .update(stockAlerts)
    .set({ toldAt: sql`coalesce(${stockAlerts.toldAt}, now())` })
    .where(and(ofVisitor(visitor), inArray(stockAlerts.sku, back)))
    .returning({ id: stockAlerts.id, sku: stockAlerts.sku, toldAt: stockAlerts.toldAt });
  if (told.length === 0) return [];
  const ended = told.filter(({ toldAt }) => toldAt && toldAt.getTime() < Date.now() - repeatMs).map(({ id }) => id);
  if (ended.length > 0) await tx.delete(stockAlerts).where(inArray(stockAlerts.id, ended));
  const skus = told.map(({ sku }) => sku);
  const named = await tx
    .select({ sku: products.sku, name: products.name })
    .from(products)
    .where(inArray(products.sku, skus));
  return named.map(({ sku, name }) => message('BACK_IN_STOCK', 'INFO', { itemId: sku, value: name }));
}
