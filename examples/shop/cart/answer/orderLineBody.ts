import type { PlacedLine } from '../order/findOrder';
import { decimal } from '../price';
import { picturePath, productPath } from './productBody';

/** A line of an order in the wire format. */
export const orderLineBody = ({
  sku,
  name,
  qty,
  unitPrice,
}: Pick<PlacedLine, 'sku' | 'name' | 'qty' | 'unitPrice'>) => ({
  itemId: sku,
  name,
  qty,
  finalPrice: decimal(qty * unitPrice),
  url: productPath(sku),
  imageUrl: picturePath({ sku }),
});
