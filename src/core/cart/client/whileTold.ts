import type { ItemField } from '../rules/itemField';
import type { CartParts } from './cartParts';

/** Tells of a change when it goes on the wire, and when it has ended, however it did [CART-UPD-007, CART-ENT-023]. */
export async function whileTold<T>(
  { events }: CartParts,
  change: { lineIds: string[]; fields: ItemField[] },
  task: () => Promise<T>,
): Promise<T> {
  events.publish('cart:change-started', change);
  try {
    return await task();
  } finally {
    events.publish('cart:change-settled', change);
  }
}
