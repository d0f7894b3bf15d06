import type { DeliveryType, LineItem } from '../cart';
import type { AddItem } from './addRequest';

const DELIVERY_TYPES: readonly string[] = ['STS', 'ISP', 'STA'];

const isDeliveryType = (type: string | undefined): type is DeliveryType => DELIVERY_TYPES.includes(type ?? '');

const isPart = (line: LineItem) => line.parent?.relation === 'BUNDLE';

/**
 * What to add so that deleted lines are in the cart again: the same quantities, delivered the same way. A plan goes below
 * the line that it hung on; where that one is put back with it, it has another number by then and is found by its SKU. The
 * parts of a bundle come with the bundle.
 */
export function itemsToPutBack(removed: readonly LineItem[], serviceSku: string): AddItem[] {
  const gone = new Set(removed.map((line) => line.id));
  return removed
    .filter((line) => !isPart(line) && line.sku !== serviceSku && line.quantity > 0)
    .map(({ sku, quantity, delivery, parent, isFreeSample }) => ({
      sku,
      quantity,
      ...(isDeliveryType(delivery?.type) && { deliveryType: delivery.type }),
      ...(delivery?.storeNumber && { storeNumber: delivery.storeNumber }),
      ...(isFreeSample && { isFreeSample }),
      ...(parent?.relation && {
        parent: {
          relation: parent.relation,
          ...(parent.sku && { sku: parent.sku }),
          ...(parent.lineId && !gone.has(parent.lineId) && { lineId: parent.lineId }),
        },
      }),
    }));
}

/**
 * What of deleted lines is still out after an add has brought units back: a part for as long as its bundle is. A plan whose
 * product is back hangs on a line of another number, and is named by the product alone.
 */
export function stillOut(removed: readonly LineItem[], back: readonly LineItem[]): LineItem[] {
  const lines = removed.filter((line) => !isPart(line));
  const out = withoutUnitsOf(back, lines);
  const named = (all: readonly LineItem[], lineId: string | undefined) => all.some(({ id }) => id === lineId);
  const parts = removed.filter((line) => isPart(line) && named(out, line.parent?.lineId));
  return [...out, ...parts].map((line) => {
    const { lineId, ...parent } = line.parent ?? {};
    return named(lines, lineId) && !named(out, lineId) ? { ...line, parent } : line;
  });
}

/** Lines less the units that came back for them: first those for a line's own store. */
function withoutUnitsOf(back: readonly LineItem[], lines: readonly LineItem[]): LineItem[] {
  const came = back.map((line) => ({ line, units: line.quantityAdded ?? 0 }));
  const left = lines.map((line) => ({ ...line }));
  for (const isOwnStore of [true, false]) {
    for (const line of left) {
      const store = line.delivery?.storeNumber;
      const same = came.filter((it) => it.line.sku === line.sku);
      for (const it of same.filter((each) => !isOwnStore || each.line.delivery?.storeNumber === store)) {
        const units = Math.min(line.quantity, it.units);
        line.quantity -= units;
        it.units -= units;
      }
    }
  }
  return left.filter(({ quantity }) => quantity > 0);
}
