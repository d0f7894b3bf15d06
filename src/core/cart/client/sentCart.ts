import type { BaseIssue, BaseSchema } from '../../../schema';
import * as v from '../../../schema';
import type { CartBody } from '../contract/cart';
import type { Cart } from '../rules/cart';

/** The cart in the shop's spelling, as it came; undefined for a cart that no shop has sent. */
export const sentBody = (cart: Cart): CartBody | undefined => cart.sent as CartBody | undefined;

/**
 * Reads one further field of what the shop sent; undefined where it was not sent, or not in the shape of its contract: what
 * is extra to a cart is no reason to go without the cart.
 */
export function readExtra<Output>(
  schema: BaseSchema<unknown, Output, BaseIssue<unknown>>,
  value: unknown,
): Output | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? (output as Output) : undefined;
}

/** What a reading gives; undefined where it throws. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
