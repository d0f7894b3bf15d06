import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '../database/open';
import { vaultCharges, vaultTokens } from '../database/schema';
import { randomLetters } from '../vault/randomLetters';
import type { VendorType } from './vendors';

export type Approval = { nonce: string; payerId: string };

const NO_FACE = { brand: '', lastFour: '', month: '', year: '' };

/** The owner of an unclaimed approval. The first visitor with the nonce may claim it, once. */
const unclaimed = (type: VendorType) => `vendor:${type}`;

/** Stores the customer's approval at the vendor. The shop receives a nonce, which reveals nothing by itself. */
export async function approve(database: Database, type: VendorType): Promise<Approval> {
  const nonce = randomLetters();
  await database
    .insert(vaultTokens)
    .values({ token: nonce, owner: unclaimed(type), paymentType: type, face: NO_FACE, fate: 'APPROVED' });
  return { nonce, payerId: randomLetters(13) };
}

/**
 * Claims an approval for `owner`, who may repeat the call. False when it is unknown, belongs to somebody else, or has
 * paid for an order already.
 */
export async function claimApproval(tx: Tx, type: VendorType, nonce: string, owner: string): Promise<boolean> {
  const ownApproval = and(
    eq(vaultTokens.token, nonce),
    eq(vaultTokens.paymentType, type),
    inArray(vaultTokens.owner, [unclaimed(type), owner]),
  );
  const claimed = await tx.update(vaultTokens).set({ owner }).where(ownApproval).returning();
  const spent = await tx
    .select({ key: vaultCharges.key })
    .from(vaultCharges)
    .where(and(eq(vaultCharges.token, nonce), eq(vaultCharges.status, 'CAPTURED')));
  return claimed.length === 1 && spent.length === 0;
}
