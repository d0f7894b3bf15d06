import type { EventBus } from '../../events/eventBus';
import type { Host } from '../../platform/client/host/host';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request, Transport } from '../../platform/client/http/transport';
import type { RequestQueue } from '../../platform/client/requestQueue';
import type { Settings } from '../../platform/client/settings';
import { CommerceError } from '../../platform/rules/commerceError';
import type { SiteVariables } from '../../platform/rules/context';
import type { Session } from '../../platform/rules/session/session';
import type { CartBody } from '../contract/cart';
import { ReadCartAnswerBody } from '../contract/readCart';
import type { ItemField } from '../rules/itemField';
import type { CartArrival } from './cartArrival';
import type { CartRecord } from './cartRecord';
import type { CartStateStore } from './cartState';
import type { CartContext } from './toCart';

/** The dependencies of the cart's reads and writes; one set for each page. */
export type CartDependencies = {
  host: Host;
  events: EventBus;
  settings: Settings;
  site: SiteVariables;
  session: Session;
  send: Transport;
  state: CartStateStore;
  record: CartRecord;
  requestQueue: RequestQueue;
  arrival: CartArrival;
  cartContext: CartContext;
  /**
   * Senders of pending quantities that the shop has not confirmed. Each sends its own quantity and resolves with
   * whether the shop accepted it.
   */
  resting: Set<() => Promise<boolean>>;
};

/** Sends one cart request and returns its cart. A response without a cart counts as missing [CART-STORE-006]. */
export async function fetchCart(
  { send, site }: CartDependencies,
  endpoint: NamedEndpoint,
  request: Request,
): Promise<CartBody> {
  // a business shop uses the tenant id to decide who may have a cart [CART-FETCH-009]
  const tenant = site.isSBA && { tenantId: site.tenant.legacyNumber };
  const { cartInfo } = await send(ReadCartAnswerBody, endpoint, { ...request, query: { ...tenant, ...request.query } });
  if (cartInfo) return cartInfo;
  throw new CommerceError('contract', 'CART_MISSING', `${endpoint.name}: cartInfo: expected a cart, received none`);
}

/**
 * Runs a task that fetches a cart and applies it. On any error, removes the stored cart and sets the error in the state
 * [CART-STORE-003, CART-STORE-006, CART-STORE-011].
 */
export async function orForget<T>({ record, state }: CartDependencies, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    record.forget();
    state.set({ error: error as CommerceError });
    throw error;
  }
}

/** Does the same for a task that changes the cart, and sets `isPending` in the state while it runs [CART-UPD-007]. */
export async function whilePending<T>(dependencies: CartDependencies, task: () => Promise<T>): Promise<T> {
  const { state } = dependencies;
  state.set({ isPending: true });
  try {
    return await orForget(dependencies, task);
  } finally {
    state.set({ isPending: false });
  }
}

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
