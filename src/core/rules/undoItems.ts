import type { AddItem } from './addRequest';
import type { DeliveryType, LineItem } from './cart';

const DELIVERY_TYPES: readonly string[] = ['STS', 'ISP', 'STA'];

const isDeliveryType = (type: string | undefined): type is DeliveryType => DELIVERY_TYPES.includes(type ?? '');

/**
 * What to add so that deleted lines are in the cart again: the same quantities, delivered the same way. A plan goes below
 * the line that it hung on; where that one is put back with it, it has another number by then and is found by its SKU. The
 * parts of a bundle come with the bundle.
 */
export function itemsToPutBack(removed: readonly LineItem[], serviceSku: string): AddItem[] {
  const gone = new Set(removed.map((line) => line.id));
  return removed
    .filter((line) => line.parent?.relation !== 'BUNDLE' && line.sku !== serviceSku && line.quantity > 0)
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
