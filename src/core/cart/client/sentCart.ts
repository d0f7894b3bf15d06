import type { BaseIssue, BaseSchema } from '../../../schema';
import * as v from '../../../schema';
import type { CartBody } from '../contract/cart';
import type { Cart } from '../rules/cart';

/**
 * Returns the cart as the shop sent it, in its spelling. Returns undefined for a cart that did not come from a shop.
 */
export const sentBody = (cart: Cart): CartBody | undefined => cart.sent as CartBody | undefined;

/**
 * Parses one optional field of a shop response. Returns undefined when it is absent or invalid, so that an invalid
 * optional field does not make the whole cart unusable.
 */
export function readExtra<Output>(
  schema: BaseSchema<unknown, Output, BaseIssue<unknown>>,
  value: unknown,
): Output | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? (output as Output) : undefined;
}

/** Returns the result of `read`, or undefined if it throws. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
