import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database, Reader, Tx } from '../database/open';
import { accounts, sessions } from '../database/schema';

export type Account = typeof accounts.$inferSelect;
export type Session = typeof sessions.$inferSelect;
/** Who is asking: a visit, and the account when signed in. */
export type Visitor = { session: Session; account: Account | null };

export const sessionDays = 30;

/** How long requests may still be on their way from the pages of a visit that has ended. */
const LATE_MS = 60_000;

/**
 * Finds the visit that the cookie's secret belongs to; nothing when it is unknown or has expired, and `ended` when that
 * was only now: the customer has signed in or out meanwhile.
 */
export async function findVisitor(reader: Reader, secret: string): Promise<Visitor | 'ended' | undefined> {
  const [row] = await reader
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .leftJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, idOf(secret)));
  if (!row) return undefined;
  const leftMs = row.session.expiresAt.getTime() - Date.now();
  if (leftMs > 0) return row;
  return leftMs > -LATE_MS ? 'ended' : undefined;
}

/** Nobody is this visitor any more; its row stays for a while, to know the requests that are still on their way. */
export async function endSession(tx: Tx, { id }: Session): Promise<void> {
  await tx.update(sessions).set({ expiresAt: new Date(), accountId: null }).where(eq(sessions.id, id));
}

/** Begins a visit; answers the secret for its cookie, which is kept nowhere else. */
export async function startSession(
  writer: Database | Tx,
  account: Account | null,
): Promise<{ secret: string; visitor: Visitor }> {
  const secret = randomBytes(24).toString('base64url');
  const session: Session = {
    id: idOf(secret),
    accountId: account?.id ?? null,
    contextToken: randomUUID(),
    notice: [],
    refusesSubstitutesUntil: null,
    expiresAt: new Date(Date.now() + sessionDays * 86_400_000),
  };
  await writer.insert(sessions).values(session);
  return { secret, visitor: { session, account } };
}

export async function dropExpiredSessions(database: Database): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, new Date()));
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
