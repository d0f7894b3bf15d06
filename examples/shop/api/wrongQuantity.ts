import { Refusal } from '../http/refusal';

/** The text of the specification, including its `one the` [CART-ADD-014]. */
export function wrongQuantity(): Refusal {
  return new Refusal(400, 'INVALID_QTY', 'Qty of one the items is incorrect');
}
