import type { Account } from '../accounts/session';
import type { CartLineRow, DeliveryType, Product, ProductKind } from '../database/schema';
import { isMember } from './adding/refusalOf';

export type Delivery = { deliveryType: DeliveryType; storeNumber: string | null };
export type DeliveryVerdict = { delivery: Delivery; remark?: string } | { refusal: string };

/**
 * Checks the delivery method of an item: STA ships to the address, STS ships to a store, ISP is picked up there. A
 * pick-up needs a store that exists, and a business buyer needs G_BOP for it [SESS-019]. For products that are sold in
 * stores only, every other method fails because the store is missing. A delivery to an unknown store becomes one to the
 * address.
 */
export function checkDelivery(
  product: Product,
  type: DeliveryType,
  store: string | undefined,
  known: Pick<ReadonlySet<string>, 'has'>,
  account: Account | null,
): DeliveryVerdict {
  const storeNumber = store !== undefined && known.has(store) ? store : null;
  if (type === 'ISP') {
    if (!storeNumber) return { refusal: 'INVALID_STORE_NUMBER' };
    if (!product.isPickupEligible || !mayPickUp(account)) return { refusal: 'NOT_AVAILABLE_FOR_BOPIS' };
    return { delivery: { deliveryType: 'ISP', storeNumber } };
  }
  if (product.isInStoreOnly) return { refusal: 'INVALID_STORE_NUMBER' };
  if (type === 'STS' && storeNumber) return { delivery: { deliveryType: 'STS', storeNumber } };
  const delivery: Delivery = { deliveryType: 'STA', storeNumber: null };
  return type === 'STS' ? { delivery, remark: 'INVALID_STORE_NUMBER' } : { delivery };
}

/** Whether a customer may pick up in a store: not every business buyer may [SESS-019]. */
export function mayPickUp(account: Account | null): boolean {
  return account?.tenant !== 'SBA' || account.permissions.includes('G_BOP');
}

const sentKinds: ProductKind[] = ['PRODUCT', 'BUNDLE', 'SAMPLE'];

/** Whether it is shipped. Plans, services and memberships are not; gift cards and downloads are sent by e-mail. */
function isSent({ kind, productType }: Product): boolean {
  return sentKinds.includes(kind) && productType !== 'ESD';
}

/** From this amount on, in cents, delivery is free: from the first cent for members and businesses. */
export const freeDeliveryFrom = (account: Account | null): number =>
  isMember(account) || account?.tenant === 'SBA' ? 0 : 6000;

const standardDelivery = 695;

/** Whether a line ships to an address: not what is picked up, shipped to a store, or sent by e-mail. */
export const shipsToAddress = ({ deliveryType, product }: Pick<CartLineRow, 'deliveryType'> & { product: Product }) =>
  deliveryType === 'STA' && isSent(product);

/** The price of the delivery in cents, for goods of this amount; null if nothing ships to an address. */
export function deliveryFee(
  lines: readonly (Pick<CartLineRow, 'deliveryType'> & { product: Product })[],
  goods: number,
  account: Account | null,
): number | null {
  if (!lines.some(shipsToAddress)) return null;
  return goods >= freeDeliveryFrom(account) ? 0 : standardDelivery;
}

/**
 * First and last day of arrival as ISO 8601 dates; undefined for items without an arrival date. Freight takes longer.
 */
export function arrival(
  line: Pick<CartLineRow, 'deliveryType'>,
  product: Product,
  now: Date,
): { from: string; to: string } | undefined {
  if (!isSent(product)) return undefined;
  const isHeavy = product.handlingFee > 0;
  if (line.deliveryType === 'ISP') return { from: dayAfter(now, 0), to: dayAfter(now, 0) };
  if (product.isPreOrder) return { from: dayAfter(now, 30), to: dayAfter(now, 45) };
  return isHeavy ? { from: dayAfter(now, 5), to: dayAfter(now, 9) } : { from: dayAfter(now, 1), to: dayAfter(now, 3) };
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
