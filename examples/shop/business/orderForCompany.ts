import type { Visitor } from '../accounts/session';
import { lockCart } from '../cart/findCart';
import { type OrderVerdict, placedBefore, placeOrder, type Submission } from '../cart/order/placeOrder';
import type { Tx } from '../database/open';
import { changedSince, readShown, type Shown } from '../payment/shownOrder';
import { companyDestination, locationText } from './locations';
import { type AccountingRequest, requireBuying, updateAccounting } from './updateAccounting';
import { updateShipTo } from './updateShipTo';

/** An order of a business: its accounting values, its location, and what the buyer saw at the checkout. */
export type CompanyOrder = {
  submission: Submission;
  seen: Shown;
  accountInfo: AccountingRequest['accountInfo'];
  shipToId: string | undefined;
};

/** Stores the accounting values with the cart and orders it. The values stay when nothing is ordered. */
export async function orderForCompany(
  tx: Tx,
  visitor: Visitor,
  { submission, seen, accountInfo, shipToId }: CompanyOrder,
): Promise<OrderVerdict> {
  const cart = await lockCart(tx, visitor);
  const placed = await placedBefore(tx, visitor, submission);
  if (placed) return placed; // values of this order do not apply to the next cart
  const changed = changedSince(seen, await readShown(tx, visitor, cart));
  await updateAccounting(tx, cart, visitor, { accountInfo, items: [], ignoreBcUpdate: true });
  if (shipToId) await updateShipTo(tx, cart, visitor, { addressId: shipToId });
  if (changed) return { ok: false, ...changed };
  const buying = await requireBuying(tx, visitor);
  const shipTo = locationText(await companyDestination(tx, cart, buying));
  return placeOrder(tx, visitor, { shipTo, submission, seenTotal: seen.total });
}
