import type { DeliveryType, LineItem } from '../cart';
import type { AddItem } from './addRequest';

const DELIVERY_TYPES: readonly string[] = ['STS', 'ISP', 'STA'];

const isDeliveryType = (type: string | undefined): type is DeliveryType => DELIVERY_TYPES.includes(type ?? '');

const isPart = (line: LineItem) => line.parent?.relation === 'BUNDLE';

/**
 * Returns the items to add so that deleted lines are in the cart again, with the same quantity and delivery. A plan is
 * attached to its parent line. If the parent is restored too, the parent has a new line id, so the plan refers to it by
 * SKU. The parts of a bundle are omitted: adding the bundle adds them.
 */
export function itemsToRestore(removed: readonly LineItem[], serviceSku: string): AddItem[] {
  const removedIds = new Set(removed.map((line) => line.id));
  return removed
    .filter((line) => !isPart(line) && line.sku !== serviceSku && line.quantity > 0)
    .map(({ sku, quantity, delivery, parent, isFreeSample }) => ({
      sku,
      quantity,
      deliveryType: isDeliveryType(delivery?.type) ? delivery.type : undefined,
      storeNumber: delivery?.storeNumber,
      isFreeSample: isFreeSample || undefined,
      parent: parent?.relation && {
        relation: parent.relation,
        sku: parent.sku,
        lineId: removedIds.has(parent.lineId ?? '') ? undefined : parent.lineId,
      },
    }));
}

/**
 * Returns the deleted lines, or units of them, that are still missing after an add has restored some. A part of a
 * bundle is missing as long as its bundle is. A plan whose product is restored refers to it by SKU only, because the
 * restored line has a new id.
 */
export function notRestored(removed: readonly LineItem[], back: readonly LineItem[]): LineItem[] {
  const lines = removed.filter((line) => !isPart(line));
  const out = withoutUnitsOf(back, lines);
  const named = (all: readonly LineItem[], lineId: string | undefined) => all.some(({ id }) => id === lineId);
  const parts = removed.filter((line) => isPart(line) && named(out, line.parent?.lineId));
  return [...out, ...parts].map((line) => {
    const { lineId, ...parent } = line.parent ?? {};
    return named(lines, lineId) && !named(out, lineId) ? { ...line, parent } : line;
  });
}

/** Subtracts the restored units from the lines. Units for a line's own store are matched first. */
function withoutUnitsOf(back: readonly LineItem[], lines: readonly LineItem[]): LineItem[] {
  const restored = back.map((line) => ({ line, units: line.quantityAdded ?? 0 }));
  const left = lines.map((line) => ({ ...line }));
  for (const isOwnStore of [true, false]) {
    for (const line of left) {
      const store = line.delivery?.storeNumber;
      const same = restored.filter((it) => it.line.sku === line.sku);
      for (const it of same.filter((each) => !isOwnStore || each.line.delivery?.storeNumber === store)) {
        const units = Math.min(line.quantity, it.units);
        line.quantity -= units;
        it.units -= units;
      }
    }
  }
  return left.filter(({ quantity }) => quantity > 0);
}
