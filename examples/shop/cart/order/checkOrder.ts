import type { Visitor } from '../../accounts/session';
import { type Charges, overspent } from '../../business/budgets';
import { chargesOf } from '../../business/charges';
import type { AccountingField, Buying } from '../../business/company';
import { missingAccounting } from '../../business/missing';
import type { Tx } from '../../database/open';
import type { CartRow, Product } from '../../database/schema';
import { shortOnShelves } from '../../stores/shelves';
import { policyRefusalOf, refusalOf } from '../adding/refusalOf';
import { type CartLine, heldOf, isPaid } from '../line';
import { lockProducts } from '../lockProducts';
import { largestOrder } from '../quantity';
import { type Totals, totalsOf } from '../totals';
import { orderedBefore } from './orderedBefore';

type NamedReason = 'unavailable' | 'over-limit' | 'against-policy' | 'over-budget';

/** Why a cart cannot be ordered in its current state. */
export type OrderDoubt =
  | { reason: 'empty' | 'samples-only' }
  /** the customer saw another total, in cents, or the same total of another order */
  | { reason: 'changed'; from: number; to: number }
  | { reason: 'accounting'; missing: AccountingField[] }
  | { reason: NamedReason; names: string[] };

type Ordering = { cart: CartRow; held: CartLine[]; visitor: Visitor; buying: Buying | undefined };

/**
 * Checks everything that an order depends on, and locks it. Returns the lines with the current products and what the
 * order charges to each budget, or the first reason to refuse it. Limits and policies are checked again, because merged
 * carts may exceed the limit of one cart, and a company may not allow what a guest has added.
 */
export async function checkOrder(
  tx: Tx,
  { cart, held, visitor, buying }: Ordering,
): Promise<OrderDoubt | { lines: CartLine[]; charges: Charges }> {
  if (held.length === 0) return { reason: 'empty' };
  if (!held.some(isPaid)) return { reason: 'samples-only' };
  const missing = buying ? missingAccounting(buying, cart, held) : [];
  if (missing.length > 0) return { reason: 'accounting', missing };

  const lines = await withLockedProducts(tx, held);
  const wanted = [...new Map(lines.map(({ sku, product }) => [sku, product])).values()];
  const unitsOf = (product: Product) => heldOf(lines, product.sku);
  const doubtOf = (reason: NamedReason, isSo: (product: Product) => boolean) => named(reason, wanted.filter(isSo));
  const before = await orderedBefore(
    tx,
    visitor,
    wanted.map(({ sku }) => sku),
  );
  const { account } = visitor;
  const short = await shortOnShelves(tx, lines);
  const doubt =
    doubtOf('against-policy', (product) => policyRefusalOf(product, account) !== undefined) ??
    doubtOf(
      'unavailable',
      (product) => refusalOf(product, account) !== undefined || product.stock < unitsOf(product),
    ) ??
    doubtOf('unavailable', (product) => short.has(product.sku)) ??
    doubtOf('over-limit', (product) => unitsOf(product) > largestOrder(product, before.get(product.sku)));
  if (doubt) return doubt;

  const charges = buying ? chargesOfCart(cart, lines, totalsOf(cart, lines, account)) : new Map<number, number>();
  return named('over-budget', await overspent(tx, charges)) ?? { lines, charges };
}

function chargesOfCart(cart: CartRow, lines: CartLine[], { afterCoupons, total }: Totals): Charges {
  const costs = lines.map((line) => {
    const handling = line.deliveryType === 'STA' ? line.product.handlingFee : 0;
    return { ...line, cents: (afterCoupons.get(line.id) ?? 0) + (handling + line.product.surchargeFee) * line.qty };
  });
  return chargesOf(cart, costs, total);
}

function named(reason: NamedReason, those: { name: string }[]): OrderDoubt | undefined {
  return those.length > 0 ? { reason, names: those.map(({ name }) => name) } : undefined;
}

async function withLockedProducts(tx: Tx, lines: CartLine[]): Promise<CartLine[]> {
  const locked = await lockProducts(
    tx,
    lines.map(({ sku }) => sku),
  );
  const bySku = new Map<string, Product>(locked.map((product) => [product.sku, product]));
  return lines.map((line) => ({ ...line, product: bySku.get(line.sku) ?? line.product }));
}
