import type { ItemField } from '../rules/itemField';
import type { CartDependencies } from './cartDependencies';

/**
 * Publishes `cart:change-started` before a change is sent, and `cart:change-settled` when it has succeeded or failed
 * [CART-UPD-007, CART-ENT-023].
 */
export async function withProgress<T>(
  { events }: CartDependencies,
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
