import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PickupAddressBody } from '../../../src/core/stores/contract/stores';
import type { Tx } from '../database/open';
import { type CartRow, carts, type PickupDelegate } from '../database/schema';
import { FreeText, noCardNumber } from '../http/readRequest';

const Name = v.pipe(v.string(), v.trim(), v.maxLength(60), FreeText);

/** The person who may pick up for the customer; null for nobody. */
export const DelegateRequest = v.object({
  pickupDelegate: v.nullable(
    v.object({
      firstName: Name,
      lastName: Name,
      email: v.pipe(v.string(), v.trim(), v.maxLength(200), v.email('Invalid email address'), noCardNumber),
      phone: v.pipe(v.string(), v.regex(/^\d{10}$/, 'Invalid phone number')),
    }),
  ),
});

export async function setDelegate(tx: Tx, cart: CartRow, delegate: PickupDelegate | null): Promise<void> {
  cart.pickupDelegate = delegate;
  await tx.update(carts).set({ pickupDelegate: delegate }).where(eq(carts.id, cart.id));
}

/** The delegate as an address of the cart, with the type for store pickups [ADDR-001]. */
export function delegateAddress(cart: CartRow | undefined): PickupAddressBody[] {
  const delegate = cart?.pickupDelegate;
  if (!delegate) return [];
  const { firstName, lastName, email, phone } = delegate;
  return [{ type: 'ST', firstName, lastName, phones: [phone], email: { emailId1: email } }];
}
