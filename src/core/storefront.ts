import type { CartClient } from './cart/client/cartClient';
import type { CartDependencies } from './cart/client/cartDependencies';
import type { EventBus } from './events/eventBus';
import type { ClientLog } from './platform/client/clientLog';
import type { Host } from './platform/client/host/host';
import type { Transport } from './platform/client/http/transport';
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
  /** The host page and the transport to the shop, for clients of other subjects. */
  readonly host: Host;
  readonly send: Transport;
  /** The cart's dependencies, for its less frequent requests. */
  readonly cartDependencies: CartDependencies;
  /**
   * Subscribes to the page and to other tabs; returns a function that unsubscribes. UIs call it; in Node it is
   * optional.
   */
  connect(): () => void;
};
