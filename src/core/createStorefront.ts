import { createCartArrival } from './cart/client/cartArrival';
import { createCartClient } from './cart/client/cartClient';
import type { CartDependencies } from './cart/client/cartDependencies';
import { createCartRecord } from './cart/client/cartRecord';
import { createCartStateStore } from './cart/client/cartState';
import { createCodeEffects } from './cart/client/codeEffects';
import { createEventBus } from './events/eventBus';
import { refreshPaymentAuth } from './payment/client/paymentAuth';
import { createClientLog } from './platform/client/clientLog';
import { browserHost } from './platform/client/host/browserHost';
import type { Host } from './platform/client/host/host';
import { rememberCampaign, rememberedCampaign, rememberedCartCount } from './platform/client/host/storage';
import { createTransport } from './platform/client/http/transport';
import { createRequestQueue } from './platform/client/requestQueue';
import { createContextToken, isSessionChanged, updateSessionToken } from './platform/client/sessionToken';
import { type StorefrontConfig, settingsOf } from './platform/client/settings';
import { createSignIn } from './platform/client/signIn';
import { createContext } from './platform/rules/context';
import { createSession, isLoggedIn, spokenLocale } from './platform/rules/session/session';
import type { Storefront } from './storefront';

/**
 * Creates the storefront of a page. `host` defaults to the page that this script runs in; Node passes `memoryHost()`.
 * Throws CommerceError `integration` if the configuration lacks its context [CTX-003, CTX-004, CTX-005, CTX-006].
 */
export function createStorefront(
  config: StorefrontConfig,
  host: Host = browserHost({ targetOrigin: config.native?.targetOrigin }),
): Storefront {
  const site = createContext(config);
  if (config.native?.navigates) leaveToNative(host);
  rememberCampaign(host);
  const facts = { isLoggedIn: isLoggedIn(host.cookies.get), cidParam: rememberedCampaign(host) };
  const session = createSession({ ...facts, ...config.session });
  const locale = spokenLocale(session, site);
  const settings = settingsOf(config, locale);
  const events = createEventBus((error, name) => host.console.error(`Quire: a listener of ${name} failed`, error));
  const contextToken = createContextToken(host);
  const { goToSignIn, onUnauthorized } = createSignIn({ host, events, settings, site, contextToken });
  const send = createTransport({ host, settings, routePrefix: session.routePrefix, contextToken, onUnauthorized });

  const state = createCartStateStore(() => rememberedCartCount(host));
  const cartContext = { currency: site.currency, isCOM: site.isCOM };
  const record = createCartRecord(host, cartContext);
  const arrival = createCartArrival({ host, events, state, record, cartContext });
  const cartDependencies: CartDependencies = {
    host,
    events,
    settings,
    site,
    session,
    send,
    state,
    record,
    requestQueue: createRequestQueue(),
    arrival,
    cartContext,
    resting: new Set(),
  };
  const log = createClientLog(send);
  const cart = createCartClient(cartDependencies, (fetched) => {
    // businesses have no wallet [DEC-Q130]
    if (site.isSBA || !settings.config.payment?.walletEnabled) return;
    refreshPaymentAuth(fetched, { host, settings, send, log }).catch((error: unknown) =>
      log('the payment token was not refreshed', error),
    );
  });
  const readAgain = () => cart.read({ isRefresh: true }).catch(() => undefined);
  events.subscribeAll(createCodeEffects({ host, events, record, log, readAgain, goToSignIn }));
  if (isSessionChanged({ host, session })) {
    // must run before a response stores the new token, or the previous session's cart would be taken for this session's
    record.forgetOtherSession();
    updateSessionToken({ session, site, send }).catch((error: unknown) =>
      log('the session token was not renewed', error),
    );
  }
  return { site, session, locale, settings, events, cart, log, host, send, cartDependencies, connect: cart.connect };
}

/** Delegates navigation to the embedding app or page. The page navigates itself only if there is none [ROUTE-016]. */
function leaveToNative({ location, postToNative }: Host): void {
  const { assign } = location;
  location.assign = (route) => {
    if (!postToNative({ message: 'navigate', route })) assign(route);
  };
}
