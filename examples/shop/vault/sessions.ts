import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../database/open';
import { type CardType, vaultSessions, vaultTokens } from '../database/schema';
import { randomLetters } from './randomLetters';

const lifeMs = 10 * 60_000;

export type VaultSession = typeof vaultSessions.$inferSelect;

/** Opens a session in which the frame may exchange one card of a kind. */
export async function openVaultSession(
  tx: Tx,
  request: { owner: string; paymentType: CardType; hasPassedCaptcha: boolean },
): Promise<{ id: string; validUntil: number }> {
  const expiresAt = new Date(Date.now() + lifeMs);
  const id = randomLetters();
  await tx.insert(vaultSessions).values({ ...request, id, expiresAt });
  return { id, validUntil: expiresAt.getTime() };
}

/** The session, locked so that a duplicate request is handled once; undefined when the session has ended. */
export async function lockVaultSession(tx: Tx, id: string): Promise<VaultSession | undefined> {
  const [session] = await tx.select().from(vaultSessions).where(eq(vaultSessions.id, id)).for('update');
  return session && session.expiresAt.getTime() > Date.now() ? session : undefined;
}

/** How often a kind of card was refused in a visit or a gift card was guessed, and whether a retry was requested. */
export async function pastOf(
  reader: Reader,
  { owner, paymentType }: VaultSession,
): Promise<{ failures: number; triedAgain: boolean }> {
  const answers = await reader
    .select({ refusal: sql<string | null>`${vaultSessions.answer} ->> 'refusal'` })
    .from(vaultSessions)
    .where(
      and(eq(vaultSessions.owner, owner), eq(vaultSessions.paymentType, paymentType), isNotNull(vaultSessions.answer)),
    );
  const refusals = answers.map(({ refusal }) => refusal);
  const refused = refusals.filter((refusal) => refusal === 'CARD_REFUSED' || refusal === 'PAYMENT_EXPIRED').length;
  const [{ guessed } = { guessed: 0 }] = await reader
    .select({ guessed: count() })
    .from(vaultTokens)
    .where(
      and(
        eq(vaultTokens.owner, owner),
        eq(vaultTokens.paymentType, paymentType),
        inArray(vaultTokens.fate, ['GIFT_UNKNOWN', 'GIFT_WRONG_PIN']),
      ),
    );
  return {
    failures: refused + guessed,
    triedAgain: refusals.includes('CARD_AUTH_RETRY'),
  };
}
