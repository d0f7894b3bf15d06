import type { EventBus } from '../../events/eventBus';
import type { Host } from '../../platform/client/host/host';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request, Transport } from '../../platform/client/http/transport';
import type { Settings } from '../../platform/client/settings';
import type { SingleFlight } from '../../platform/client/singleFlight';
import { CommerceError } from '../../platform/rules/commerceError';
import type { SiteVariables } from '../../platform/rules/context';
import type { Session } from '../../platform/rules/session/session';
import type { CartBody } from '../contract/cart';
import { ReadCartAnswerBody } from '../contract/readCart';
import type { CartArrival } from './cartArrival';
import type { CartRecord } from './cartRecord';
import type { CartStateStore } from './cartState';
import type { CartTongue } from './toCart';

/** What the cart's reads and writes are made of; one set for one page. */
export type CartParts = {
  host: Host;
  events: EventBus;
  settings: Settings;
  site: SiteVariables;
  session: Session;
  send: Transport;
  state: CartStateStore;
  record: CartRecord;
  wire: SingleFlight;
  arrival: CartArrival;
  tongue: CartTongue;
  /** Quantities that customers wish and the shop does not know yet: each sends its own, and says whether the shop has taken it. */
  resting: Set<() => Promise<boolean>>;
};

/** Sends one cart call and gives back its cart. An answer without a cart in it counts as missing [CART-STORE-006]. */
export async function askForCart(
  { send, site }: CartParts,
  endpoint: NamedEndpoint,
  request: Request,
): Promise<CartBody> {
  // a business shop decides by its tenant who may have a cart at all [CART-FETCH-009]
  const tenant = site.isSBA && { tenantId: site.tenant.legacyNumber };
  const { cartInfo } = await send(ReadCartAnswerBody, endpoint, { ...request, query: { ...tenant, ...request.query } });
  if (cartInfo) return cartInfo;
  throw new CommerceError('contract', 'CART_MISSING', `${endpoint.name}: cartInfo: expected a cart, received none`);
}

/**
 * Runs what asks for a cart and lands it. Whatever goes wrong forgets the stored cart, and is kept in the state
 * [CART-STORE-003, CART-STORE-006, CART-STORE-011].
 */
export async function orForget<T>({ record, state }: CartParts, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    record.forget();
    state.set({ error: error as CommerceError });
    throw error;
  }
}

/** The same for what changes the cart: the state is pending as long as it takes [CART-UPD-007]. */
export async function whilePending<T>(parts: CartParts, task: () => Promise<T>): Promise<T> {
  const { state } = parts;
  state.set({ isPending: true });
  try {
    return await orForget(parts, task);
  } finally {
    state.set({ isPending: false });
  }
}
