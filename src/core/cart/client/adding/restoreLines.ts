import type { Settings } from '../../../platform/client/settings';
import { type AddFeedback, hasFailed } from '../../rules/adding/addFeedback';
import { itemsToRestore, notRestored } from '../../rules/adding/undoItems';
import type { Cart, LineItem } from '../../rules/cart';
import { FURNITURE_LEVELS, FURNITURE_SERVICE_SKU, type FurnitureLevel } from '../../rules/furniture';
import type { LineUpdate } from '../cartChanger';
import type { CartClient } from '../cartClient';

/** The maximum number of items in one add request. A larger cart is restored in batches. */
const ITEMS_AT_ONCE = 100;

/** The feedback of the last add, undefined if there was nothing to add; and the lines that are not back in the cart. */
export type RestoreResult = { feedback: AddFeedback | undefined; out: readonly LineItem[] };

/**
 * Adds deleted lines to the cart again, before the line that followed them, each at its previous level of furniture
 * service [FURN-001, DEC-Q505]. Errors of a service update are published as `cart:change-failed`. Never rejects.
 */
export async function restoreLines(
  { cart, settings }: { cart: CartClient; settings: Settings },
  removed: readonly LineItem[],
  levels: ReadonlyMap<string, FurnitureLevel | undefined>,
  beforeLineId?: string,
): Promise<RestoreResult> {
  const items = itemsToRestore(removed, settings.cart.furnitureServiceSku ?? FURNITURE_SERVICE_SKU);
  const back: LineItem[] = [];
  let feedback: AddFeedback | undefined;
  for (let start = 0; start < items.length && !hasFailed(feedback); start += ITEMS_AT_ONCE) {
    feedback = await cart.add(items.slice(start, start + ITEMS_AT_ONCE), {
      feedback: 'none',
      ignoreHardAlternates: true,
      beforeLineId,
    });
    if (feedback.kind === 'answered') back.push(...feedback.items.filter(({ id }) => id !== ''));
  }
  const services = servicesFor(removed, back, levels);
  // behind adds that are already waiting
  if (services.length > 0) await cart.update(services, { isQueued: true }).catch(() => {});
  return { feedback, out: hasFailed(feedback) ? notRestored(removed, back) : [] };
}

/** Returns updates that give each restored line the service level of the deleted line that it replaces. */
function servicesFor(
  removed: readonly LineItem[],
  back: readonly LineItem[],
  levels: ReadonlyMap<string, FurnitureLevel | undefined>,
): LineUpdate[] {
  return removed.flatMap(({ id, sku, delivery }) => {
    const level = levels.get(id);
    const same = back.filter((line) => line.sku === sku);
    const line = same.find((candidate) => candidate.delivery?.storeNumber === delivery?.storeNumber) ?? same[0];
    if (!level || !line) return [];
    return [{ lineId: line.id, fields: { furnSvcInfo: [{ level, qty: line.quantity }] } }];
  });
}

type Sent = { items?: { cartItemId?: string | null; furnSvcInfo?: unknown }[] | null };

/** Returns the level of furniture service of each line that has one, by line id [FURN-001]. */
export function chosenServices(cart: Cart | undefined): ReadonlyMap<string, FurnitureLevel> {
  const items = (cart?.sent as Sent | undefined)?.items ?? [];
  return new Map(
    items.flatMap(({ cartItemId, furnSvcInfo }) => {
      const level = cartItemId && Array.isArray(furnSvcInfo) && levelIn(furnSvcInfo);
      return level ? [[cartItemId, level] as const] : [];
    }),
  );
}

function levelIn(services: { level?: unknown; qty?: unknown }[]): FurnitureLevel | undefined {
  const chosen = services.find((service) => typeof service?.qty === 'number' && service.qty > 0);
  return FURNITURE_LEVELS.find((level) => level === chosen?.level);
}
