import { createCartArrival } from './cart/client/cartArrival';
import { type CartClient, createCartClient } from './cart/client/cartClient';
import { createCartRecord } from './cart/client/cartRecord';
import { type CartState, UNREAD_CART } from './cart/client/cartState';
import { createCodeEffects } from './cart/client/codeEffects';
import { createEventBus } from './events/eventBus';
import { createClientLog } from './platform/client/clientLog';
import { browserHost } from './platform/client/host/browserHost';
import type { Host } from './platform/client/host/host';
import { readCampaign, rememberedCartCount } from './platform/client/host/storage';
import { createTransport } from './platform/client/http/transport';
import { createRequestQueue } from './platform/client/requestQueue';
import { createContextToken, isSessionChanged, updateSessionToken } from './platform/client/sessionToken';
import { type StorefrontConfig, settingsOf } from './platform/client/settings';
import { createSignIn } from './platform/client/signIn';
import { createStateStore } from './platform/client/stateStore';
import { createContext } from './platform/rules/context';
import { createSession, isLoggedIn, type Session, spokenLocale } from './platform/rules/session/session';
import type { Storefront } from './storefront';

/**
 * Creates the storefront of a page. `host` defaults to the page that this script runs in; Node passes `memoryHost()`.
 * Creating it has no effect on the page and sends nothing: it starts with `connect()`, or with its first request. Throws
 * CommerceError `integration` if the configuration lacks its context [CTX-003, CTX-004, CTX-005, CTX-006].
 */
export function createStorefront(
  config: StorefrontConfig,
  host: Host = browserHost({ targetOrigin: config.native?.targetOrigin, cookieNames: config.cookies }),
): Storefront {
  const site = createContext(config);
  const locale = spokenLocale({ ...config.session }, site);
  const settings = settingsOf(config, locale);
  const events = createEventBus((error, name) => host.console.error(`Quire: a listener of ${name} failed`, error));
  const contextToken = createContextToken(host);
  const state = createStateStore<CartState>(() => ({ ...UNREAD_CART, count: rememberedCartCount(host) }));
  const record = createCartRecord(host, site);
  let session: Session | undefined;

  const page = {
    site,
    locale,
    settings,
    events,
    host,
    state,
    record,
    arrival: createCartArrival({ host, events, state, record, site, readAgain: () => cart.refresh() }),
    requestQueue: createRequestQueue(),
    /** What the configuration does not say of the session is in the cookies and the URL, which are read once. */
    get session(): Session {
      session ??= createSession({
        isLoggedIn: isLoggedIn(host.cookies.get),
        cidParam: readCampaign(host),
        ...config.session,
      });
      return session;
    },
  };
  const { goToSignIn, onUnauthorized } = createSignIn(page, contextToken);
  const dependencies = Object.assign(page, {
    send: createTransport(page, { start, contextToken, onUnauthorized }),
  });
  const log = createClientLog(dependencies.send);
  const cart: CartClient = createCartClient(dependencies, (fetched) => {
    // businesses have no wallet [DEC-Q130]
    if (site.isSBA || !settings.config.payment?.walletEnabled) return;
    import('./payment/client/paymentAuth')
      .then(({ refreshPaymentAuth }) => refreshPaymentAuth(fetched, storefront))
      .catch((error: unknown) => log('the payment token was not refreshed', error));
  });
  events.subscribeAll(createCodeEffects({ host, events, record, log, readAgain: cart.refresh, goToSignIn }));

  let isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    if (config.native?.navigates) leaveToNative(host);
    if (!isSessionChanged(dependencies)) return;
    // must run before a response stores the new token, or the previous session's cart would be taken for this session's
    record.forgetOtherSession();
    updateSessionToken(dependencies).catch((error: unknown) => log('the session token was not renewed', error));
  }

  const storefront: Storefront = Object.assign(dependencies, {
    cart,
    log,
    connect() {
      start();
      return cart.connect();
    },
  });
  return storefront;
}

/** Delegates navigation to the embedding app or page. The page navigates itself only if there is none [ROUTE-016]. */
function leaveToNative({ location, postToNative }: Host): void {
  const { assign } = location;
  location.assign = (route) => {
    if (!postToNative({ message: 'navigate', route })) assign(route);
  };
}
