import type { AddRequest } from '../cart/requests';
import { Refusal } from '../http/refusal';

/** The shop enforces these rules too, whatever a client allows [CART-ADD-013, CART-ADD-014]. */
export function checkItems({ items }: AddRequest, version: string | undefined): void {
  if (items.length === 0) throw new Refusal(400, 'INVALID_ITEMS', 'Items not passed');
  const counted = items.filter((item) => item.version !== 'b2' && version !== 'b2');
  if (counted.some(({ qty }) => qty <= 0)) throw wrongQuantity();
}

/** The text of the specification, including its `one the` [CART-ADD-014]. */
export function wrongQuantity(): Refusal {
  return new Refusal(400, 'INVALID_QTY', 'Qty of one the items is incorrect');
}
