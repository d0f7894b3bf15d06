import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database, Reader, Tx } from '../database/open';
import { accounts, sessions } from '../database/schema';

export type Account = typeof accounts.$inferSelect;
export type Session = typeof sessions.$inferSelect;
/** The visitor behind a request: a visit, and the account when signed in. */
export type Visitor = { session: Session; account: Account | null };

export const sessionDays = 30;

/** How long requests from the pages of an ended visit may still arrive, in milliseconds. */
const LATE_MS = 60_000;

/**
 * Finds the visit of a cookie's secret. Returns undefined when it is unknown or has expired, and `ended` when it ended
 * just now because the customer has signed in or out.
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

/** Ends a visit. Its row stays for a while, to recognise requests that are still in flight. */
export async function endSession(tx: Tx, { id }: Session): Promise<void> {
  await tx.update(sessions).set({ expiresAt: new Date(), accountId: null }).where(eq(sessions.id, id));
}

/** Starts a visit. Returns the secret for its cookie, which is stored nowhere else. */
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
