import type { CartOrigin } from '../../events/eventMap';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request } from '../../platform/client/http/transport';
import type { Cart } from '../rules/cart';
import type { ChangeResult } from './cartChanger';
import { type CartDependencies, type ChangeOptions, fetchCart, runChange } from './cartDependencies';
import type { SaveKind } from './cartRecord';

/** Sends one cart request, and applies its cart to the page [CART-UPD-004]. */
export async function requestCart(
  dependencies: CartDependencies,
  endpoint: NamedEndpoint,
  request: Request,
  { origin, kind }: { origin: CartOrigin; kind: SaveKind } = { origin: 'update', kind: 'merge' },
): Promise<Cart> {
  const { arrival } = dependencies;
  const departure = arrival.departure();
  const body = await fetchCart(dependencies, endpoint, request);
  const cart = arrival.store(body, kind, departure);
  arrival.show(cart, origin, departure);
  return cart;
}

/** Changes the cart with one request. By default nothing is sent while another change is pending [CART-UPD-006]. */
export async function changeCart(
  dependencies: CartDependencies,
  endpoint: NamedEndpoint,
  request: Request,
  options?: ChangeOptions,
): Promise<ChangeResult> {
  return toResult(await runChange(dependencies, () => requestCart(dependencies, endpoint, request), options));
}

/** The result of a change that may not have been sent. */
export const toResult = (cart: Cart | undefined): ChangeResult =>
  cart ? { kind: 'changed', cart } : { kind: 'ignored' };
