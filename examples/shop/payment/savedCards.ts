import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import type { Reader, Tx } from '../database/open';
import { type AddressFields, type SavedCardRow, savedCards } from '../database/schema';
import { Refusal } from '../http/refusal';
import type { VaultToken } from '../vault/charges';

/** The limit of saved cards for each account. */
export const mostCards = 10;

export async function readCards(reader: Reader, { account }: Visitor): Promise<SavedCardRow[]> {
  if (!account) return [];
  return reader.select().from(savedCards).where(eq(savedCards.accountId, account.id)).orderBy(asc(savedCards.savedAt));
}

type SaveOptions = { nickname?: string | undefined; isDefault: boolean; billingAddress?: AddressFields | undefined };

/** The message about a card that exceeds the account's limit [CART-CODE-025]. */
export const noRoom = {
  code: 'SAVED_CARD_LIMIT_REACHED',
  type: 'SAVED_CARD_LIMIT',
  message: 'You have reached the number of cards you can save. The card can still be used for this order.',
} as const;

/**
 * Saves a card with the account, and returns its id. A card that is saved already is not duplicated. Null when the
 * limit is reached.
 */
export async function saveCard(
  tx: Tx,
  visitor: Visitor,
  token: VaultToken,
  options: SaveOptions,
): Promise<string | null> {
  const { account } = visitor;
  if (!account) throw new Refusal(401, 'MISSING_USER', 'Please sign in to save a card');
  const { paymentType } = token;
  if (paymentType !== 'CREDIT_CARD' && paymentType !== 'PREPAID_CARD') {
    throw new Refusal(400, 'INVALID_DATA_ITEM', 'Only credit and prepaid cards can be saved');
  }
  const cards = await readCards(tx, visitor);
  const before = cards.find((card) => card.token === token.token);
  if (before) return before.id;
  if (cards.length >= mostCards) return null;
  const isDefault = options.isDefault || cards.length === 0;
  if (isDefault) await tx.update(savedCards).set({ isDefault: false }).where(eq(savedCards.accountId, account.id));
  const id = randomUUID();
  await tx
    .insert(savedCards)
    .values({
      id,
      accountId: account.id,
      paymentType,
      token: token.token,
      face: token.face,
      nickname: options.nickname || null,
      isDefault,
      billingAddress: options.billingAddress ?? null,
      savedAt: new Date(),
    })
    .onConflictDoNothing();
  return id;
}

export async function findCard(reader: Reader, visitor: Visitor, id: string): Promise<SavedCardRow> {
  const card = (await readCards(reader, visitor)).find((it) => it.id === id);
  if (!card) throw new Refusal(404, 'CARD_NOT_FOUND', 'No such card');
  return card;
}

/** Omitted fields stay unchanged. At most one card is the default. */
export async function changeCard(
  tx: Tx,
  visitor: Visitor,
  id: string,
  change: {
    nickname?: string | undefined;
    isDefault?: boolean | undefined;
    billingAddress?: AddressFields | undefined;
  },
): Promise<void> {
  const card = await findCard(tx, visitor, id);
  if (change.isDefault) {
    await tx.update(savedCards).set({ isDefault: false }).where(eq(savedCards.accountId, card.accountId));
  }
  await tx
    .update(savedCards)
    .set({
      nickname: change.nickname === undefined ? card.nickname : change.nickname || null,
      isDefault: change.isDefault ?? card.isDefault,
      billingAddress: change.billingAddress ?? card.billingAddress,
    })
    .where(eq(savedCards.id, card.id));
}

/** Removes a card. A missing card was removed before. */
export async function removeCard(tx: Tx, { account }: Visitor, id: string): Promise<void> {
  if (!account) return;
  await tx.delete(savedCards).where(and(eq(savedCards.id, id), eq(savedCards.accountId, account.id)));
}
