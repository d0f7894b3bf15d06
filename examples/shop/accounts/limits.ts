import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { TableWriter } from '../database/open';
import { attempts } from '../database/schema';

/** How many attempts on one subject are allowed within a time: on a login, on a gift card, from an address. */
export type Limit = { name: string; most: number; windowMs: number };

const minute = 60_000;
const limit = (name: string, most: number, minutes: number): Limit => ({ name, most, windowMs: minutes * minute });

/**
 * Everything that can be guessed or done without end is limited by what is attacked and by where it comes from. A new
 * visit costs an attacker nothing, so a visit alone limits nobody.
 */
export const limits = {
  /** wrong passwords of one login */
  signInOfLogin: limit('sign-in of login', 20, 15),
  /** wrong passwords from one address, whatever the login is */
  signInFromAddress: limit('sign-in from address', 40, 15),
  /** new accounts from one address */
  registerFromAddress: limit('register from address', 10, 60),
  /** wrong PINs of one gift card */
  giftCard: limit('gift card', 10, 24 * 60),
  /** refused cards of one kind in one visit or account */
  cardsOfOwner: limit('cards of owner', 20, 60),
  /** refused cards of one kind from one address */
  cardsFromAddress: limit('cards from address', 40, 60),
  /** captchas, because a program can solve them */
  captchasOfOwner: limit('captchas of owner', 10, 60),
  captchasFromAddress: limit('captchas from address', 30, 60),
};

/** A limit with its subject; without a subject, as for a request of this machine, nothing is counted. */
export type Counted = readonly [limit: Limit, subject: string | undefined];

/** The number of attempts including this one, and how long to wait if there were too many. */
export type Attempt = { count: number; waitMs?: number };

const keyOf = ([{ name }, subject]: Counted) => `${name}: ${subject}`;

/**
 * Counts an attempt before it is judged, so that the limit also holds for concurrent attempts through several
 * processes. Take it back if it turns out to be no guess.
 */
export async function countAttempt(writer: TableWriter, counted: Counted): Promise<Attempt> {
  const [{ most, windowMs }, subject] = counted;
  if (subject === undefined) return { count: 0 };
  const now = new Date();
  const isOver = sql`${attempts.endsAt} <= ${now.toISOString()}`;
  const [row] = await writer
    .insert(attempts)
    .values({ key: keyOf(counted), count: 1, endsAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning();
  if (!row) return { count: 0 };
  return { count: row.count, ...(row.count > most && { waitMs: row.endsAt.getTime() - now.getTime() }) };
}

/** Counts an attempt under each limit, always in the same order. Returns the longest wait if one was exceeded. */
export async function countAttempts(writer: TableWriter, all: readonly Counted[]): Promise<number | undefined> {
  let waitMs: number | undefined;
  for (const counted of all) {
    const attempt = await countAttempt(writer, counted);
    if (attempt.waitMs !== undefined) waitMs = Math.max(waitMs ?? 0, attempt.waitMs);
  }
  return waitMs;
}

/** How long to wait before the next attempt, without counting one; undefined if it is allowed now. */
export async function waitOf(reader: TableWriter, all: readonly Counted[]): Promise<number | undefined> {
  let waitMs: number | undefined;
  for (const counted of all) {
    const [row] = await reader
      .select()
      .from(attempts)
      .where(and(eq(attempts.key, keyOf(counted)), gt(attempts.endsAt, new Date())));
    if (row && row.count >= counted[0].most) waitMs = Math.max(waitMs ?? 0, row.endsAt.getTime() - Date.now());
  }
  return waitMs;
}

/** An attempt was no guess: a right password, or a good card. */
export async function takeBack(writer: TableWriter, counted: Counted): Promise<void> {
  await writer
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, keyOf(counted)), gt(attempts.count, 0)));
}

/** Resets a count. */
export async function forgetAttempts(writer: TableWriter, counted: Counted): Promise<void> {
  await writer.delete(attempts).where(eq(attempts.key, keyOf(counted)));
}

/** Deletes expired counts, because mistyped logins and old addresses would otherwise stay forever. */
export async function dropOldAttempts(database: TableWriter): Promise<void> {
  await database.delete(attempts).where(lte(attempts.endsAt, new Date()));
}
