import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Visitor } from '../accounts/session';
import { findCart, lockCart } from '../cart/findCart';
import type { Tx } from '../database/open';
import { cartPayments, customerAddresses, vaultTokens } from '../database/schema';
import { isPrepayment, prepayments } from './amounts';
import { ownerOf } from './owner';

/**
 * What a guest has given to pay with is the customer's after signing in: tokens, addresses and what is applied to the cart.
 * Of cards and vendors the guest's comes first, for it was chosen last; a business pays its own way. Do it before the carts
 * become one.
 */
export async function bringPayments(tx: Tx, guest: Visitor, customer: Visitor): Promise<void> {
  if (customer.account?.companyId) return;
  const [from, to] = [ownerOf({ ...guest, account: null }), ownerOf(customer)];
  await tx.update(vaultTokens).set({ owner: to }).where(eq(vaultTokens.owner, from));
  // one that both have is the guest's: their page may have chosen it
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
  const brought = await tx.select().from(cartPayments).where(eq(cartPayments.cartId, left.id));
  if (brought.some(({ paymentType }) => !isPrepayment(paymentType))) {
    await tx
      .delete(cartPayments)
      .where(and(eq(cartPayments.cartId, target.id), notInArray(cartPayments.paymentType, [...prepayments])));
  }
  await tx.update(cartPayments).set({ cartId: target.id }).where(eq(cartPayments.cartId, left.id));
}
