import * as v from '../../../schema';
import { type ChangeResult, changeCart } from '../../cart/client/cartChanger';
import type { CartDependencies } from '../../cart/client/cartDependencies';
import { cartEndpoints } from '../../cart/client/endpoints';
import { readExtra, sentBody } from '../../cart/client/sentCart';
import type { Cart } from '../../cart/rules/cart';
import { type DelegateBody, PickupAddressBody } from '../contract/stores';
import type { PickupDelegate } from '../rules/store';

/** The person who picks up the cart for the customer: its address of type ST [ADDR-001]. */
export function delegateOf(cart: Cart | undefined): PickupDelegate | undefined {
  const addresses = readExtra(v.array(v.unknown()), cart && sentBody(cart)?.addresses) ?? [];
  const person = addresses
    .map((address) => readExtra(PickupAddressBody, address))
    .find((address) => address?.type === 'ST' && address.firstName);
  if (!person) return undefined;
  const { firstName, lastName, phones, email } = person;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email?.emailId1 ?? '',
    phone: phones?.[0] ?? '',
  };
}

/**
 * Sets the person who picks up, or clears it with undefined [SCR-007]. `ignored`, without a request, while a change of
 * the cart is in flight. Rejects with CommerceError.
 */
export function nameDelegate(
  dependencies: CartDependencies,
  delegate: PickupDelegate | undefined,
): Promise<ChangeResult> {
  const body: DelegateBody = { pickupDelegate: delegate ?? null };
  const query = { actionType: 'UPDATE_PICKUP_DELEGATE' };
  return changeCart(dependencies, cartEndpoints.updateCart, { query, body });
}
