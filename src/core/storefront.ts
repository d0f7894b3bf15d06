import type { CartClient } from './cart/client/cartClient';
import type { CartParts } from './cart/client/cartParts';
import type { EventBus } from './events/eventBus';
import type { ClientLog } from './platform/client/clientLog';
import type { Host } from './platform/client/host/host';
import type { Transport } from './platform/client/http/transport';
import type { Settings } from './platform/client/settings';
import type { SiteVariables } from './platform/rules/context';
import type { Session } from './platform/rules/session/session';

/** One shop on one page: what every widget stands on, without any screen. */
export type Storefront = {
  readonly site: SiteVariables;
  readonly session: Session;
  /** What its customer reads, BCP 47: es-US in Spanish mode, else the page's own; the shop is told `site.locale` [GEN-013]. */
  readonly locale: string;
  readonly settings: Settings;
  readonly events: EventBus;
  readonly cart: CartClient;
  readonly log: ClientLog;
  /** The page it runs on, and the calls to the shop: for clients of other subjects. */
  readonly host: Host;
  readonly send: Transport;
  /** The parts of the cart, for its rarer calls. */
  readonly cartParts: CartParts;
  /** Starts listening to the page and to other tabs; returns the function that lets go. A screen does this, Node need not. */
  connect(): () => void;
};
