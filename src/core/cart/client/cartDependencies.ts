import type { EventBus } from '../../events/eventBus';
import type { Host } from '../../platform/client/host/host';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request, Transport } from '../../platform/client/http/transport';
import type { RequestQueue } from '../../platform/client/requestQueue';
import type { Settings } from '../../platform/client/settings';
import { CommerceError } from '../../platform/rules/commerceError';
import { type SiteVariables, tenantQuery } from '../../platform/rules/context';
import type { Session } from '../../platform/rules/session/session';
import type { CartBody } from '../contract/cart';
import { ReadCartAnswerBody } from '../contract/readCart';
import type { ItemField } from '../rules/itemField';
import type { CartArrival } from './cartArrival';
import type { CartRecord } from './cartRecord';
import type { CartStateStore } from './cartState';

/** What the cart's reads and writes need of their storefront. */
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
};

/** Sends one cart request and returns its cart. A response without a cart counts as missing [CART-STORE-006]. */
export async function fetchCart(
  { send, site }: CartDependencies,
  endpoint: NamedEndpoint,
  request: Request,
): Promise<CartBody> {
  const query = { ...tenantQuery(site), ...request.query };
  const { cartInfo } = await send(ReadCartAnswerBody, endpoint, { ...request, query });
  if (cartInfo) return cartInfo;
  throw new CommerceError('contract', 'CART_MISSING', `${endpoint.name}: cartInfo: expected a cart, received none`);
}

/** What a change is about: its lines, and the fields that it changes. */
export type ChangeSubject = { lineIds: string[]; fields: ItemField[] };

export type ChangeOptions = {
  /** Publishes the start, the end and the failure of the change [CART-UPD-007, CART-ENT-023]. */
  subject?: ChangeSubject;
  /** Waits for other changes of the cart. By default, a change is ignored while another is pending [CART-UPD-006]. */
  isQueued?: boolean | undefined;
};

/**
 * Runs a task that changes the cart. The state is pending meanwhile [CART-UPD-007]. Resolves with undefined if it was
 * ignored; rejects with the error of the task.
 */
export async function runChange<T>(
  dependencies: CartDependencies,
  task: () => Promise<T>,
  options: ChangeOptions & { isQueued: true },
): Promise<T>;
export async function runChange<T>(
  dependencies: CartDependencies,
  task: () => Promise<T>,
  options?: ChangeOptions,
): Promise<T | undefined>;
export async function runChange<T>(
  dependencies: CartDependencies,
  task: () => Promise<T>,
  { subject, isQueued }: ChangeOptions = {},
): Promise<T | undefined> {
  const { events, state, requestQueue } = dependencies;
  async function run() {
    try {
      state.set({ isMutating: true });
      if (subject) events.publish('cart:change-started', subject);
      return await task();
    } catch (error) {
      return discard(dependencies, error);
    } finally {
      if (subject) events.publish('cart:change-settled', subject);
      state.set({ isMutating: false });
    }
  }
  try {
    return await (isQueued ? requestQueue.enqueue(run) : requestQueue.tryNow(run));
  } catch (error) {
    if (subject) events.publish('cart:change-failed', { error: error as CommerceError, ...subject });
    throw error;
  }
}

/**
 * Removes the stored cart after a failed request, because it may be out of date, and sets the error in the state
 * [CART-STORE-003, CART-STORE-006, CART-STORE-011].
 */
export function discard({ record, state }: CartDependencies, error: unknown): never {
  record.forget();
  state.set({ error: error as CommerceError });
  throw error;
}
