import { isSet } from '../../platform/client/wireValue';
import type { FlagBody } from '../../platform/contract/scalar';
import type { Cart } from '../rules/cart';

type SentItem = { cartItemId?: string | null; product?: { bopisEligible?: FlagBody } | null };

/** Every line of a cart asks. */
const known = new WeakMap<Cart, ReadonlySet<string>>();

/** The lines of a cart whose products a store may hand out, by their ids [CART-ENT-009]. */
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
