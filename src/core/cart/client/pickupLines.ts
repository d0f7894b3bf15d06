import { isSet } from '../../platform/client/wireValue';
import type { FlagBody } from '../../platform/contract/scalar';
import type { Cart } from '../rules/cart';

type SentItem = { cartItemId?: string | null; product?: { bopisEligible?: FlagBody } | null };

/** Cached per cart, because every line calls `pickupLines`. */
const known = new WeakMap<Cart, ReadonlySet<string>>();

/** Returns the ids of the lines whose products can be picked up in a store [CART-ENT-009]. */
export function pickupLines(cart: Cart): ReadonlySet<string> {
  const found = known.get(cart) ?? readLines(cart);
  known.set(cart, found);
  return found;
}

function readLines({ sent }: Cart): ReadonlySet<string> {
  const items = (sent as { items?: SentItem[] | null } | undefined)?.items ?? [];
  const eligible = items.filter(({ product }) => isSet(product?.bopisEligible));
  return new Set(eligible.map(({ cartItemId }) => cartItemId ?? ''));
}
