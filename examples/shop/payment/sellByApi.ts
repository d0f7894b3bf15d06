import { isEmail } from '../../../src/core/platform/rules/contact';
import type { Visitor } from '../accounts/session';
import { buyingOf } from '../business/company';
import { companyDestination } from '../business/locations';
import { findCart } from '../cart/findCart';
import { readLines } from '../cart/line';
import { placeOrder } from '../cart/order/placeOrder';
import type { Database, Reader } from '../database/open';
import { Refusal } from '../http/refusal';
import { isShipped, pickupPlaces } from '../pages/checkout/checkoutForm';
import { doubtMessage } from '../pages/checkout/orderMessages';
import { requireCityAndState } from './addresses';
import { type PaidVerdict, payOrder } from './payOrder';
import type { AddressRequest } from './requests';

export type ApiOrder = { email: string; addresses: AddressRequest[]; key: string };

/** Pays for and places the order of a page. Throws a Refusal with the error code; nothing is charged then. */
export async function sellByApi(
  database: Database,
  visitor: Visitor,
  { email, addresses, key }: ApiOrder,
): Promise<{ number: string; isWaiting: boolean }> {
  if (!isEmail(email)) throw new Refusal(400, 'NO_EMAIL', 'Invalid email address');
  const order = { email, key, shipTo: await destinationOf(database, visitor, addresses[0]) };
  // a business pays by invoice or on its purchase order, and is not charged here
  const isBusiness = Boolean(visitor.account?.companyId);
  const verdict: PaidVerdict = isBusiness
    ? await database.transaction((tx) => placeOrder(tx, visitor, order))
    : await payOrder(database, visitor, order);
  if (verdict.ok) return verdict;
  if ('code' in verdict) throw new Refusal(400, verdict.code, 'The order could not be paid');
  throw new Refusal(400, 'ORDER_NOT_PLACED', doubtMessage(verdict));
}

async function destinationOf(reader: Reader, visitor: Visitor, address: AddressRequest | undefined): Promise<string> {
  const cart = await findCart(reader, visitor);
  const buying = await buyingOf(reader, visitor.account);
  if (buying) return companyDestination(reader, cart, buying);
  const lines = cart ? await readLines(reader, cart.id) : [];
  const name = address ? `${address.firstName} ${address.lastName}` : (visitor.account?.name ?? 'Guest');
  if (!isShipped(lines)) return `${name}, pickup at ${(await pickupPlaces(reader, lines)).join(' and ')}`;
  if (!address) throw new Refusal(400, 'ADDRESS_INVALID', 'Please say where it is sent to');
  const { city, state } = requireCityAndState(address.zipCode);
  return `${name}, ${address.address1}, ${city}, ${state} ${address.zipCode}`;
}
