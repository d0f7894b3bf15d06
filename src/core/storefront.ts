import type { CartArrival } from './cart/client/cartArrival';
import type { CartClient } from './cart/client/cartClient';
import type { CartRecord } from './cart/client/cartRecord';
import type { CartStateStore } from './cart/client/cartState';
import type { EventBus } from './events/eventBus';
import type { ClientLog } from './platform/client/clientLog';
import type { Host } from './platform/client/host/host';
import type { Transport } from './platform/client/http/transport';
import type { RequestQueue } from './platform/client/requestQueue';
import type { Settings } from './platform/client/settings';
import type { SiteVariables } from './platform/rules/context';
import type { Session } from './platform/rules/session/session';

/** One shop on one page: the headless state and clients that every widget uses. */
export type Storefront = {
  readonly site: SiteVariables;
  readonly session: Session;
  /**
   * The display locale, BCP 47: es-US in Spanish mode, otherwise the page's own. Requests to the shop send
   * `site.locale` [GEN-013].
   */
  readonly locale: string;
  readonly settings: Settings;
  readonly events: EventBus;
  readonly cart: CartClient;
  readonly log: ClientLog;
  /** The page that it runs in, as it was given to `createStorefront`. */
  readonly host: Host;
  /** @internal Sends requests to the shop, for the clients of all subjects. */
  readonly send: Transport;
  /** @internal The state of the cart. Everybody else reads it from `cart.state()`. */
  readonly state: CartStateStore;
  /** @internal The cart in the browser's storage. */
  readonly record: CartRecord;
  /** @internal The order of the cart's requests. */
  readonly requestQueue: RequestQueue;
  /** @internal Applies the responses to them. */
  readonly arrival: CartArrival;
  /**
   * Starts the storefront, and follows the page and other tabs. Returns a function that unsubscribes. The provider and
   * the script tag call it. Without it, the storefront starts with its first request, and does not follow other tabs.
   */
  connect(): () => void;
};
