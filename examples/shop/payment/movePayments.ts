import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { ownerOf } from '../accounts/owner';
import type { Visitor } from '../accounts/session';
import { findCart, lockCart } from '../cart/findCart';
import type { Tx } from '../database/open';
import { cartPayments, customerAddresses, vaultTokens } from '../database/schema';
import { isPrepayment, prepayments } from './amounts';

/**
 * After a sign-in, moves the guest's payments to the customer: tokens, addresses and payments applied to the cart. Of
 * cards and vendors, the guest's replaces the customer's, because it was chosen last. Businesses do not pay by card.
 * Call it before the carts are merged.
 */
export async function movePayments(tx: Tx, guest: Visitor, customer: Visitor): Promise<void> {
  if (customer.account?.companyId) return;
  const [from, to] = [ownerOf({ ...guest, account: null }), ownerOf(customer)];
  await tx.update(vaultTokens).set({ owner: to }).where(eq(vaultTokens.owner, from));
  // of duplicates, the guest's is retained, because their page may have selected it
  const guests = tx
    .select({ fields: customerAddresses.fields })
    .from(customerAddresses)
    .where(eq(customerAddresses.owner, from));
  await tx
    .delete(customerAddresses)
    .where(and(eq(customerAddresses.owner, to), inArray(customerAddresses.fields, guests)));
  await tx.update(customerAddresses).set({ owner: to }).where(eq(customerAddresses.owner, from));
  const left = await findCart(tx, { ...guest, account: null });
  if (!left) return;
  const target = await lockCart(tx, customer);
  const moved = await tx.select().from(cartPayments).where(eq(cartPayments.cartId, left.id));
  if (moved.some(({ paymentType }) => !isPrepayment(paymentType))) {
    await tx
      .delete(cartPayments)
      .where(and(eq(cartPayments.cartId, target.id), notInArray(cartPayments.paymentType, [...prepayments])));
  }
  await tx.update(cartPayments).set({ cartId: target.id }).where(eq(cartPayments.cartId, left.id));
}
