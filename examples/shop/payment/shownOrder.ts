import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Visitor } from '../accounts/session';
import { type Buying, buyingOf } from '../business/company';
import { needsApproval } from '../business/missing';
import { type CartLine, lineUnitPrice, readLines } from '../cart/line';
import type { OrderDoubt } from '../cart/order/checkOrder';
import { type Totals, totalsOf } from '../cart/totals';
import type { Reader } from '../database/open';
import type { CartRow } from '../database/schema';
import { shareOut } from './amounts';
import { type CartPayment, readCartPayments } from './cartPayments';

/**
 * What a checkout displays: the total in cents, and a version that changes with every line, sum and payment. An order
 * carries those that its customer saw.
 */
export type Shown = { total: number; version: string };

/** The version as a page or a call sends it back, with the total as a decimal string. */
export const ShownRequest = v.object({
  orderTotal: v.pipe(v.string(), v.decimal(), v.maxLength(20)),
  version: v.pipe(v.string(), v.maxLength(100)),
});

export const toShown = ({ orderTotal, version }: v.InferOutput<typeof ShownRequest>): Shown => ({
  total: Math.round(Number(orderTotal) * 100),
  version,
});

type Displayed = {
  cart: CartRow | undefined;
  lines: readonly CartLine[];
  totals: Totals;
  shares: readonly (Pick<CartPayment, 'id'> & { amount: number })[];
  buying: Buying | undefined;
};

export function shownOf({ cart, lines, totals, shares, buying }: Displayed): Shown {
  const { coupons: _, afterCoupons: __, ...sums } = totals;
  const displayed = [
    lines.map((line) => [line.sku, line.qty, lineUnitPrice(line), line.deliveryType, line.storeNumber]),
    { ...sums, tax: sums.tax ?? 0 },
    shares.map(({ id, amount }) => [id, amount]),
    buying && [cart?.poNumber, needsApproval(buying, sums.total)],
  ];
  const version = createHash('sha256').update(JSON.stringify(displayed)).digest('hex').slice(0, 32);
  return { total: sums.total, version };
}

/** What a checkout of this cart displays now. */
export async function readShown(reader: Reader, visitor: Visitor, cart: CartRow | undefined): Promise<Shown> {
  const lines = cart ? await readLines(reader, cart.id) : [];
  const totals = totalsOf(cart, lines, visitor.account);
  const { shares } = shareOut(totals.total, await readCartPayments(reader, cart));
  return shownOf({ cart, lines, totals, shares, buying: await buyingOf(reader, visitor.account) });
}

/**
 * The reason to refuse an order whose customer saw something else, or did not say what they saw; undefined if they saw
 * it as it is.
 */
export function changedSince(seen: Shown, { total, version }: Shown): OrderDoubt | undefined {
  if (seen.version === version) return undefined;
  return { reason: 'changed', from: seen.version === '' ? total : seen.total, to: total };
}
