import { Refusal } from '../http/refusal';

/** The specification's own words, its `one the` included [CART-ADD-014]. */
export function wrongQuantity(): Refusal {
  return new Refusal(400, 'INVALID_QTY', 'Qty of one the items is incorrect');
}
