import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { signInTries } from '../database/schema';

export const mostTries = 20;
export const tryAgainAfterMs = 15 * 60_000;

/**
 * Counts a sign-in attempt before its password is checked. The limit therefore also holds for concurrent attempts
 * through several processes. Returns how long to wait once there were too many.
 */
export async function countTry(database: Database, login: string): Promise<{ waitMs: number } | undefined> {
  const now = new Date();
  const isOver = sql`${signInTries.since} <= ${new Date(now.getTime() - tryAgainAfterMs).toISOString()}`;
  const [tries] = await database
    .insert(signInTries)
    .values({ login, count: 1, since: now })
    .onConflictDoUpdate({
      target: signInTries.login,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInTries.count} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${signInTries.since} end`,
      },
    })
    .returning();
  if (!tries || tries.count <= mostTries) return undefined;
  return { waitMs: tries.since.getTime() + tryAgainAfterMs - now.getTime() };
}

/** A successful sign-in resets the count. */
export async function forgetTries(database: Database, login: string): Promise<void> {
  await database.delete(signInTries).where(eq(signInTries.login, login));
}

/** Deletes expired counts, because mistyped logins would otherwise stay forever. */
export async function dropOldTries(database: Database): Promise<void> {
  await database.delete(signInTries).where(lt(signInTries.since, new Date(Date.now() - tryAgainAfterMs)));
}
