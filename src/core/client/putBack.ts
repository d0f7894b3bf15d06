import { type AddFeedback, hasFailed } from '../rules/addFeedback';
import type { LineItem } from '../rules/cart';
import { FURNITURE_SERVICE_SKU, type FurnitureLevel } from '../rules/furniture';
import { itemsToPutBack } from '../rules/undoItems';
import type { LineUpdate } from './cartChanger';
import type { Storefront } from './storefront';

/** More than a shop takes in one add; a cart of hundreds comes back in turns. */
const ITEMS_AT_ONCE = 100;

export type PutBackShop = Pick<Storefront, 'cart' | 'cartParts' | 'settings'>;

/**
 * Puts deleted lines into the cart again, each at the level of furniture service that it had [FURN-001]. Answers with the
 * last add; what goes wrong with a service is told by `cart:change-failed`. Never rejects.
 */
export async function putBack(
  shop: PutBackShop,
  removed: readonly LineItem[],
  levels: ReadonlyMap<string, FurnitureLevel>,
): Promise<AddFeedback | undefined> {
  const items = itemsToPutBack(removed, shop.settings.cart.furnitureServiceSku ?? FURNITURE_SERVICE_SKU);
  const back: LineItem[] = [];
  let settled: AddFeedback | undefined;
  for (let start = 0; start < items.length && !hasFailed(settled); start += ITEMS_AT_ONCE) {
    settled = await shop.cart.add(items.slice(start, start + ITEMS_AT_ONCE), { feedback: 'none' });
    if (settled.kind === 'answered') back.push(...settled.items.filter(({ id }) => id !== ''));
  }
  await chooseAgain(shop, servicesFor(removed, back, levels));
  return settled;
}

/** The lines that came back, each with the service of the line that it stands for. */
function servicesFor(
  removed: readonly LineItem[],
  back: readonly LineItem[],
  levels: ReadonlyMap<string, FurnitureLevel>,
): LineUpdate[] {
  return removed.flatMap(({ id, sku, delivery }) => {
    const level = levels.get(id);
    const same = back.filter((line) => line.sku === sku);
    const line = same.find((one) => one.delivery?.storeNumber === delivery?.storeNumber) ?? same[0];
    if (!level || !line) return [];
    return [{ lineId: line.id, fields: { furnSvcInfo: [{ level, qty: line.quantity }] } }];
  });
}

async function chooseAgain({ cart, cartParts }: PutBackShop, updates: LineUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  for (;;) {
    const result = await cart.update(updates).catch(() => undefined);
    if (result?.kind !== 'ignored') return;
    // adds that were waiting have gone first
    await cartParts.wire.enqueue(async () => {});
  }
}
