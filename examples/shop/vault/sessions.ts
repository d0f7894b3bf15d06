import { and, eq, sql } from 'drizzle-orm';
import { type Counted, limits } from '../accounts/limits';
import type { Reader, Tx } from '../database/open';
import { type CardType, vaultSessions } from '../database/schema';
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

/** Whether a retry of this kind of card was requested in this visit or account. */
export async function hasTriedAgain(reader: Reader, { owner, paymentType }: VaultSession): Promise<boolean> {
  const isRetry = eq(sql`${vaultSessions.answer} ->> 'refusal'`, 'CARD_AUTH_RETRY');
  const [retry] = await reader
    .select({ id: vaultSessions.id })
    .from(vaultSessions)
    .where(and(eq(vaultSessions.owner, owner), eq(vaultSessions.paymentType, paymentType), isRetry))
    .limit(1);
  return retry !== undefined;
}

/** The limits for refused cards of a kind: in one visit or account, and from one address. */
export const cardLimits = ({ owner, paymentType }: CardUser, address: string | undefined): readonly Counted[] => [
  [limits.cardsOfOwner, `${owner} ${paymentType}`],
  [limits.cardsFromAddress, address && `${address} ${paymentType}`],
];

type CardUser = Pick<VaultSession, 'owner' | 'paymentType'>;
