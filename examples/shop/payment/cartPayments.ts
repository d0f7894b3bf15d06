import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MessageBody } from '../../../src/core/platform/contract/message';
import { ownerOf } from '../accounts/owner';
import type { Visitor } from '../accounts/session';
import { buyingOf, requirePurchaseOrders } from '../business/company';
import { lockCart } from '../cart/findCart';
import { readLines } from '../cart/line';
import type { Reader, Tx } from '../database/open';
import { type CartPaymentRow, type CartRow, cartPayments, carts, vaultTokens } from '../database/schema';
import { Refusal } from '../http/refusal';
import { claimApproval } from '../provider/approvals';
import type { VendorType } from '../provider/vendors';
import { balanceBehind, findToken, giftCardBalance, type VaultToken } from '../vault/charges';
import { isPast } from '../vault/tokenise';
import { completed, fieldsOf } from './addresses';
import { isPrepayment } from './amounts';
import { purchaseOrderId } from './companyPayment';
import type { CardPayment } from './requests';
import { findCard, noRoom, saveCard } from './savedCards';

/** A payment of the cart with the balance of its gift card or prepaid card, in cents. Other cards have no maximum. */
export type CartPayment = CartPaymentRow & { most: number | undefined };

export async function readCartPayments(reader: Reader, cart: CartRow | undefined): Promise<CartPayment[]> {
  if (!cart) return [];
  const rows = await reader
    .select()
    .from(cartPayments)
    .where(eq(cartPayments.cartId, cart.id))
    .orderBy(asc(cartPayments.appliedAt));
  return Promise.all(rows.map(async (row) => ({ ...row, most: await mostOf(reader, cart, row) })));
}

async function mostOf(reader: Reader, cart: CartRow, row: CartPaymentRow): Promise<number | undefined> {
  if (!isPrepayment(row.paymentType)) return undefined;
  const owner = cart.accountId === null ? `visit:${cart.sessionId}` : `account:${cart.accountId}`;
  const token = await findToken(reader, row.token, owner);
  if (!token) return 0;
  const balance = await balanceBehind(reader, token);
  return row.paymentType === 'GIFT_CARD' ? (balance ?? 0) : balance;
}

/** Locks the cart for a payment. Refuses when it was emptied or ordered in the meantime, or belongs to a new visit. */
export async function lockCartToPay(tx: Tx, visitor: Visitor): Promise<CartRow> {
  const cart = await lockCart(tx, visitor);
  if ((await readLines(tx, cart.id)).length === 0) throw new Refusal(400, 'EMPTY_CART', 'Your cart is empty.');
  return cart;
}

/**
 * Applies a card to the cart. The same card is applied once, a second card replaces the first, and gift cards and
 * prepaid cards accumulate. Refuses businesses, which have an account instead. If the customer wants to save the card
 * and the limit is reached, it is applied and a message is returned.
 */
export async function applyCard(tx: Tx, cart: CartRow, visitor: Visitor, card: CardPayment): Promise<MessageBody[]> {
  refuseBusiness(visitor);
  const chosen = card.profileRefId
    ? await ofSavedCard(tx, visitor, card.profileRefId)
    : await ofTyped(tx, visitor, card);
  if (chosen.paymentType !== card.paymentType)
    throw new Refusal(400, 'INVALID_DATA_ITEM', 'paymentType: does not match the card');
  if (isPast(chosen.face)) throw new Refusal(400, 'PAYMENT_EXPIRED', 'This card has expired');
  await applyChosen(tx, cart, chosen);
  return card.profilePayment && !chosen.savedCardId ? [noRoom] : [];
}

/**
 * Applies a vendor's approval in place of a card. The same approval is applied once. Refuses an approval of another
 * visitor, and businesses.
 */
export async function applyVendorPayment(
  tx: Tx,
  cart: CartRow,
  visitor: Visitor,
  { type, nonce }: { type: VendorType; nonce: string | undefined },
): Promise<void> {
  refuseBusiness(visitor);
  const isApproved = nonce !== undefined && (await claimApproval(tx, type, nonce, ownerOf(visitor)));
  if (!isApproved) throw new Refusal(400, `${type}_AUTH_FAILURE`, 'This payment was not approved');
  const face = { brand: '', lastFour: '', month: '', year: '' };
  const rest = { face, nickname: null, savedCardId: null, billingAddress: null };
  await applyChosen(tx, cart, { paymentType: type, token: nonce, ...rest });
}

function refuseBusiness({ account }: Visitor): void {
  if (account?.companyId)
    throw new Refusal(400, 'PAYMENT_OPERATION_FAILED', 'A business pays on its account, or on its purchase order');
}

async function applyChosen(tx: Tx, cart: CartRow, chosen: Chosen): Promise<void> {
  const others = await tx.select().from(cartPayments).where(eq(cartPayments.cartId, cart.id));
  const isAdded = isPrepayment(chosen.paymentType);
  const again = isAdded ? await tokensOfSameCard(tx, chosen.token) : [];
  for (const { id, token, paymentType } of others) {
    const isReplaced = isAdded ? again.includes(token) : !isPrepayment(paymentType);
    if (isReplaced && token !== chosen.token) await tx.delete(cartPayments).where(eq(cartPayments.id, id));
  }
  await tx
    .insert(cartPayments)
    .values({ id: randomUUID(), cartId: cart.id, ...chosen, appliedAt: new Date() })
    .onConflictDoNothing();
}

/** A prepaid card that was typed twice has two tokens, but its balance counts once. */
async function tokensOfSameCard(tx: Tx, token: string): Promise<string[]> {
  const behind = tx.select({ giftCard: vaultTokens.giftCard }).from(vaultTokens).where(eq(vaultTokens.token, token));
  const same = await tx.select().from(vaultTokens).where(inArray(vaultTokens.giftCard, behind));
  return same.map((it) => it.token);
}

type Chosen = Pick<CartPaymentRow, 'paymentType' | 'token' | 'face' | 'nickname' | 'savedCardId' | 'billingAddress'>;

async function ofSavedCard(tx: Tx, visitor: Visitor, id: string): Promise<Chosen> {
  const { paymentType, token, face, nickname, billingAddress } = await findCard(tx, visitor, id);
  return { paymentType, token, face, nickname, billingAddress, savedCardId: id };
}

async function ofTyped(tx: Tx, visitor: Visitor, card: CardPayment): Promise<Chosen> {
  const token = await tokenOf(tx, visitor, card.accountNumber);
  const billingAddress = card.billingAddress ? fieldsOf(completed(card.billingAddress)) : null;
  if (token.paymentType === 'GIFT_CARD') {
    const balance = await giftCardBalance(tx, token);
    if (typeof balance === 'string') throw new Refusal(400, balance, "This gift card can't be used");
    if (balance === 0) throw new Refusal(400, 'GIFT_CARD_D39', 'This gift card has no balance left');
  }
  if ((await balanceBehind(tx, token)) === 0) throw new Refusal(400, 'CARD_DECLINED', 'This card has no balance left');
  const { userNotes: nickname, isDefault } = card;
  const savedCardId = card.profilePayment
    ? await saveCard(tx, visitor, token, { nickname, isDefault, billingAddress: billingAddress ?? undefined })
    : null;
  const { paymentType, face } = token;
  return { paymentType, token: token.token, face, nickname: nickname || null, billingAddress, savedCardId };
}

/** The visitor's token. A token of somebody else is treated as unknown. */
export async function tokenOf(reader: Reader, visitor: Visitor, name: string | undefined): Promise<VaultToken> {
  const token = name === undefined ? undefined : await findToken(reader, name, ownerOf(visitor));
  if (!token) throw new Refusal(400, 'CARD_REFUSED', 'No such token');
  return token;
}

export async function removePayment(tx: Tx, cart: CartRow, id: string): Promise<void> {
  if (id === purchaseOrderId) await tx.update(carts).set({ poNumber: null }).where(eq(carts.id, cart.id));
  await tx.delete(cartPayments).where(and(eq(cartPayments.id, id), eq(cartPayments.cartId, cart.id)));
}

/** Applies a purchase order, which only a business may use. */
export async function applyPurchaseOrder(tx: Tx, cart: CartRow, visitor: Visitor, poNumber: string): Promise<void> {
  requirePurchaseOrders(await buyingOf(tx, visitor.account));
  await tx.update(carts).set({ poNumber }).where(eq(carts.id, cart.id));
}
