import type { Settings } from '../../../platform/client/settings';
import { type AddFeedback, hasFailed } from '../../rules/adding/addFeedback';
import { itemsToPutBack, stillOut } from '../../rules/adding/undoItems';
import type { LineItem } from '../../rules/cart';
import { FURNITURE_SERVICE_SKU, type FurnitureLevel } from '../../rules/furniture';
import type { LineUpdate } from '../cartChanger';
import type { CartClient } from '../cartClient';

/** More than a shop takes in one add; a cart of hundreds comes back in turns. */
const ITEMS_AT_ONCE = 100;

export type PutBackShop = { cart: CartClient; settings: Settings };

/** How the last add ended, undefined where nothing had to be added; and the lines that are still out of the cart. */
export type PutBackEnd = { feedback: AddFeedback | undefined; out: readonly LineItem[] };

/**
 * Puts deleted lines into the cart again, each at the level of furniture service that it had [FURN-001]. What goes wrong
 * with a service is told by `cart:change-failed`. Never rejects.
 */
export async function putBack(
  { cart, settings }: PutBackShop,
  removed: readonly LineItem[],
  levels: ReadonlyMap<string, FurnitureLevel>,
): Promise<PutBackEnd> {
  const items = itemsToPutBack(removed, settings.cart.furnitureServiceSku ?? FURNITURE_SERVICE_SKU);
  const back: LineItem[] = [];
  let feedback: AddFeedback | undefined;
  for (let start = 0; start < items.length && !hasFailed(feedback); start += ITEMS_AT_ONCE) {
    feedback = await cart.add(items.slice(start, start + ITEMS_AT_ONCE), { feedback: 'none' });
    if (feedback.kind === 'answered') back.push(...feedback.items.filter(({ id }) => id !== ''));
  }
  const services = servicesFor(removed, back, levels);
  // adds that are waiting go first
  if (services.length > 0) await cart.update(services, { turn: 'next' }).catch(() => {});
  return { feedback, out: hasFailed(feedback) ? stillOut(removed, back) : [] };
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
