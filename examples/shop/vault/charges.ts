import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader, Tx } from '../database/open';
import { vaultCharges, vaultGiftCards, vaultTokens } from '../database/schema';
import { isPast } from './tokenise';

/** A charge request to the processor: this amount, from the card of this token, once for each key. Cents. */
export type ChargeRequest = { key: string; act: string; token: string; amount: number };

export type ChargeVerdict = { ok: true } | { ok: false; code: 'CARD_DECLINED' | 'PAYMENT_EXPIRED' | GiftCardCode };

/** Unknown card, wrong PIN, insufficient balance [PAY-CODE-002]; and a card with too many wrong PINs. */
export type GiftCardCode = 'GIFT_CARD_D33' | 'GIFT_CARD_D38' | 'GIFT_CARD_D39' | 'GIFT_CARD_AUTH_FAILURE';

export type VaultToken = typeof vaultTokens.$inferSelect;

/** The data of a token of this owner. */
export async function findToken(reader: Reader, token: string, owner: string): Promise<VaultToken | undefined> {
  const [found] = await reader
    .select()
    .from(vaultTokens)
    .where(and(eq(vaultTokens.token, token), eq(vaultTokens.owner, owner)));
  return found;
}

/** The balance of a gift card in cents, or the code of the error. */
export async function giftCardBalance(reader: Reader, token: VaultToken): Promise<number | GiftCardCode> {
  if (token.fate === 'GIFT_LOCKED') return 'GIFT_CARD_AUTH_FAILURE';
  if (token.fate === 'GIFT_UNKNOWN' || token.paymentType !== 'GIFT_CARD') return 'GIFT_CARD_D33';
  if (token.fate === 'GIFT_WRONG_PIN') return 'GIFT_CARD_D38';
  return (await balanceBehind(reader, token)) ?? 0;
}

/** The balance of a gift card or prepaid card, in cents; undefined for other cards. */
export async function balanceBehind(reader: Reader, { giftCard }: VaultToken): Promise<number | undefined> {
  if (!giftCard) return undefined;
  const [card] = await reader.select().from(vaultGiftCards).where(eq(vaultGiftCards.id, giftCard));
  return card?.balance;
}

/**
 * Authorises a charge. The same key is the same charge, however often it is sent, even concurrently. The amount is
 * deducted from a gift card or prepaid card at once, and returned when the charge is voided.
 */
export async function authorise(database: Database, request: ChargeRequest): Promise<ChargeVerdict> {
  return database.transaction(async (tx) => {
    await tx
      .insert(vaultCharges)
      .values({ ...request, status: 'NEW', at: new Date() })
      .onConflictDoNothing();
    const [charge] = await tx.select().from(vaultCharges).where(eq(vaultCharges.key, request.key)).for('update');
    if (charge?.status === 'AUTHORISED' || charge?.status === 'CAPTURED') return { ok: true };
    const verdict = await judgeCharge(tx, request);
    const status = verdict.ok ? 'AUTHORISED' : 'DECLINED';
    await tx.update(vaultCharges).set({ status, at: new Date() }).where(eq(vaultCharges.key, request.key));
    return verdict;
  });
}

async function judgeCharge(tx: Tx, { token: name, amount }: ChargeRequest): Promise<ChargeVerdict> {
  const [token] = await tx.select().from(vaultTokens).where(eq(vaultTokens.token, name));
  if (!token || token.fate === 'DECLINED') return { ok: false, code: 'CARD_DECLINED' };
  if (isPast(token.face)) return { ok: false, code: 'PAYMENT_EXPIRED' };
  const isGift = token.paymentType === 'GIFT_CARD';
  if (!token.giftCard && !isGift) return { ok: true };
  if (!token.giftCard) return { ok: false, code: token.fate === 'GIFT_WRONG_PIN' ? 'GIFT_CARD_D38' : 'GIFT_CARD_D33' };
  const [card] = await tx.select().from(vaultGiftCards).where(eq(vaultGiftCards.id, token.giftCard)).for('update');
  if (!card || card.balance < amount) return { ok: false, code: isGift ? 'GIFT_CARD_D39' : 'CARD_DECLINED' };
  await tx
    .update(vaultGiftCards)
    .set({ balance: card.balance - amount })
    .where(eq(vaultGiftCards.id, card.id));
  return { ok: true };
}

/**
 * Whether all of these charges are still authorised. They stay so until the transaction ends, because it locks them.
 */
export async function areAuthorised(tx: Tx, keys: readonly string[]): Promise<boolean> {
  const authorised = await tx
    .select({ key: vaultCharges.key })
    .from(vaultCharges)
    .where(and(inArray(vaultCharges.key, [...keys]), eq(vaultCharges.status, 'AUTHORISED')))
    .for('update');
  return authorised.length === keys.length;
}

/** Captures the charges of an order that is placed. Voids all its other authorisations. */
export async function capture(tx: Tx, act: string, keys: readonly string[]): Promise<void> {
  await tx
    .update(vaultCharges)
    .set({ status: 'CAPTURED' })
    .where(and(inArray(vaultCharges.key, [...keys]), eq(vaultCharges.status, 'AUTHORISED')));
  await voidWhere(tx, eq(vaultCharges.act, act));
}

/** Voids the authorisations of an order that was not placed. */
export async function voidCharges(database: Database, act: string): Promise<void> {
  await database.transaction((tx) => voidWhere(tx, eq(vaultCharges.act, act)));
}

/** How long a charge may wait for its order. A customer who lost the connection has retried by then. */
const patienceMs = 15 * 60_000;

/** Voids charges whose order was never placed. */
export async function voidForgottenCharges(database: Database): Promise<void> {
  const before = new Date(Date.now() - patienceMs);
  await database.transaction((tx) => voidWhere(tx, lt(vaultCharges.at, before)));
}

async function voidWhere(tx: Tx, condition: SQL): Promise<void> {
  const isOpen = and(eq(vaultCharges.status, 'AUTHORISED'), condition);
  const voided = await tx.update(vaultCharges).set({ status: 'VOIDED' }).where(isOpen).returning();
  for (const { token: name, amount } of voided) {
    const [token] = await tx.select().from(vaultTokens).where(eq(vaultTokens.token, name));
    if (!token?.giftCard) continue;
    await tx
      .update(vaultGiftCards)
      .set({ balance: sql`${vaultGiftCards.balance} + ${amount}` })
      .where(eq(vaultGiftCards.id, token.giftCard));
  }
}
