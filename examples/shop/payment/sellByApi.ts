import { emailOf } from '../../../src/core/platform/rules/contact';
import type { Visitor } from '../accounts/session';
import { orderForCompany } from '../business/orderForCompany';
import { findCart, lockCart, shipToZip } from '../cart/findCart';
import { type CartLine, readLines } from '../cart/line';
import { type OrderVerdict, placedBefore, placeOrder } from '../cart/order/placeOrder';
import type { Database, Reader } from '../database/open';
import type { Notice } from '../database/schema';
import { Refusal } from '../http/refusal';
import { isShipped, pickupPlaces } from '../pages/checkout/checkoutForm';
import { declineMessage, doubtMessage } from '../pages/checkout/orderMessages';
import type { PageTexts } from '../pages/platform/formContext';
import { requireCityAndState } from './addresses';
import { readCartPayments } from './cartPayments';
import { type PaidOrderRequest, type PaidVerdict, payOrder } from './payOrder';
import type { PlaceOrderRequest, ShortAddress } from './requests';
import { changedSince, readShown, toShown } from './shownOrder';
import { unpaidProblem } from './unpaidMethods';

export type ApiOrder = PlaceOrderRequest & { key: string; requestHash: string };

/** Pays for and places the order of a page. Throws a Refusal with the error code; nothing is charged then. */
export async function sellByApi(
  database: Database,
  visitor: Visitor,
  order: ApiOrder,
  texts: PageTexts,
): Promise<{ number: string; isWaiting: boolean; isEarlier?: boolean }> {
  const { key, requestHash, earlierKeys } = order;
  const request = { submission: { key, requestHash, earlierKeys }, seen: toShown(order.expected) };
  // a business pays by invoice or on its purchase order, and is not charged here
  const verdict = visitor.account?.companyId
    ? await database.transaction((tx) =>
        orderForCompany(tx, visitor, { ...request, accountInfo: order.accountInfo, shipToId: order.shipToAddressId }),
      )
    : await sellToConsumer(database, visitor, order, request);
  if (verdict.ok) return verdict;
  if ('code' in verdict) throw new Refusal(400, verdict.code, declineMessage(verdict.code, texts.language));
  if (verdict.reason === 'changed') throw new Refusal(409, 'ORDER_CHANGED', doubtMessage(verdict, texts));
  throw new Refusal(400, 'ORDER_NOT_PLACED', doubtMessage(verdict, texts));
}

async function sellToConsumer(
  database: Database,
  visitor: Visitor,
  { email: typed, addresses, paymentType }: ApiOrder,
  { submission, seen }: Pick<PaidOrderRequest, 'submission' | 'seen'>,
): Promise<PaidVerdict> {
  const email = emailOf(typed);
  if (!email) throw new Refusal(400, 'NO_EMAIL', 'Invalid email address');
  const sold = await database.transaction(async (tx): Promise<OrderVerdict | { shipTo: string }> => {
    const held = await lockCart(tx, visitor);
    const placed = await placedBefore(tx, visitor, submission);
    if (placed) return placed;
    const [address] = addresses;
    const lines = await readLines(tx, held.id);
    const shipTo = await destinationOf(tx, visitor, lines, address);
    const cart = address && isShipped(lines) ? await shipToZip(tx, held, address.zipCode) : held;
    // cards and vendors are charged while the cart is not locked
    if (!paymentType || (await readCartPayments(tx, cart)).length > 0) return { shipTo };
    const problem = unpaidProblem(visitor, lines, paymentType);
    if (problem) throw new Refusal(400, 'PAYMENT_OPERATION_FAILED', problem);
    const changed = changedSince(seen, await readShown(tx, visitor, cart));
    if (changed) return { ok: false, ...changed };
    return placeOrder(tx, visitor, { submission, shipTo, seenTotal: seen.total, email, payment: paymentType });
  });
  return 'shipTo' in sold ? payOrder(database, visitor, { submission, seen, email, ...sold }) : sold;
}

/**
 * What to tell a customer whose press has found the order of an earlier one: what is in the cart now is not part of it.
 */
export async function earlierOrderNotice(
  reader: Reader,
  visitor: Visitor,
  { number, isEarlier }: { number: string; isEarlier?: boolean },
  { say }: PageTexts,
): Promise<Notice | undefined> {
  const cart = isEarlier ? await findCart(reader, visitor) : undefined;
  if (!cart || (await readLines(reader, cart.id)).length === 0) return undefined;
  return {
    tone: 'warning',
    text: say('Order {number} was placed before. The items in your cart are not ordered yet.', { number }),
  };
}

async function destinationOf(
  reader: Reader,
  visitor: Visitor,
  lines: CartLine[],
  address: ShortAddress | undefined,
): Promise<string> {
  const name = address ? `${address.firstName} ${address.lastName}`.trim() : (visitor.account?.name ?? 'Guest');
  if (!isShipped(lines)) return `${name}, pickup at ${(await pickupPlaces(reader, lines)).join(' and ')}`;
  if (!address) throw new Refusal(400, 'ADDRESS_INVALID', 'Please say where it is sent to');
  const { city, state } = requireCityAndState(address.zipCode);
  const streets = [name, address.address1, address.address2].filter(Boolean);
  return [...streets, city, `${state} ${address.zipCode}`].join(', ');
}
