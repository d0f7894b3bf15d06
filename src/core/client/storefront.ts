import type { EventBus } from '../events/eventBus';
import type { SiteVariables } from '../rules/context';
import type { Session } from '../rules/session';
import type { CartClient } from './cartClient';
import type { CartParts } from './cartParts';
import type { ClientLog } from './clientLog';
import type { Host } from './host';
import type { Settings } from './settings';
import type { Transport } from './transport';

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
