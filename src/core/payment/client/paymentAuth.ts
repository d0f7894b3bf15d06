import { cartFlags } from '../../cart/client/sentCart';
import type { Cart } from '../../cart/rules/cart';
import { sessionEndpoints } from '../../platform/client/endpoints';
import type { Transport } from '../../platform/client/http/transport';
import type { PaymentSettings } from '../../platform/client/settings';
import { CommerceError } from '../../platform/rules/commerceError';
import type { Storefront } from '../../storefront';
import { PaymentAuthBody, type PaymentAuthRequestBody } from '../contract/paymentAuth';
import { goodCheckoutId, isPayAuthNeeded, payAuthType } from '../rules/payAuth';
import { paySession, readPayTokens, storePayTokens } from './payTokens';

export type PaymentAuthDependencies = Pick<Storefront, 'host' | 'settings' | 'send' | 'log'>;

/** The messages that are sent to the shop's log if a token request fails [PAY-AUTH-007, PAY-AUTH-008]. */
const LOGGED = {
  AUTH_DATA_NOT_AVAILABLE: 'Auth Data is not available in the response.',
  AUTH_FAILURE: 'Auth token failure',
} as const;

/** By transport, of which each storefront has its own: two storefronts may share a host. */
const inFlight = new WeakMap<Transport, Promise<void>>();

/**
 * Refreshes the payment tokens of a page that offers the wallet, if its cart needs them [CART-FETCH-007, PAY-AUTH-001].
 * Retries once if the response fails or is empty [PAY-AUTH-004]. Concurrent calls of a storefront share one request.
 * Rejects with CommerceError if both attempts fail; the stored tokens are then unchanged.
 */
export async function refreshPaymentAuth(cart: Cart, dependencies: PaymentAuthDependencies): Promise<void> {
  const { host, send } = dependencies;
  const isWalletEnabled = cartFlags(cart).isWalletOffered;
  const userType = cart.userType ?? '';
  if (!isPayAuthNeeded(readPayTokens(host), { isWalletEnabled, userType, at: host.now() })) return;
  let running = inFlight.get(send);
  if (!running) {
    const session = paySession(host);
    running = requestTokensWithRetry(dependencies)
      .then((answer) => answer && storePayTokens(host, answer, { session, userType }))
      .finally(() => inFlight.delete(send));
    inFlight.set(send, running);
  }
  return running;
}

/**
 * The client token of the wallet, requested if needed [PAY-AUTH-001, PAY-AUTH-010]. Rejects with CommerceError:
 * `refused` WALLET_NOT_OFFERED if the cart cannot be paid with the wallet [PAY-AUTH-002], otherwise the error of the
 * request.
 */
export async function walletClientToken(storefront: Storefront, offer: Partial<PaymentSettings>): Promise<string> {
  const { cart, host, settings, send, log } = storefront;
  const fetched = await cart.read();
  if (!fetched || !cartFlags(fetched).isWalletOffered)
    throw new CommerceError('refused', 'WALLET_NOT_OFFERED', 'The shop does not offer a wallet for this cart');
  const payment = { ...settings.config.payment, ...offer };
  const config = { ...settings.config, payment };
  await refreshPaymentAuth(fetched, { host, settings: { ...settings, config }, send, log });
  const { walletToken } = readPayTokens(host);
  if (!walletToken) throw new CommerceError('contract', 'AUTH_DATA_NOT_AVAILABLE', LOGGED.AUTH_DATA_NOT_AVAILABLE);
  return walletToken;
}

const isEmpty = ({ token, walletClientToken }: PaymentAuthBody) => !token?.value && !walletClientToken?.ClientToken;

/** Undefined if the second response was empty. */
async function requestTokensWithRetry(dependencies: PaymentAuthDependencies): Promise<PaymentAuthBody | undefined> {
  // retry once, whatever the error was
  const first = await requestTokens(dependencies).catch(() => undefined);
  if (first && !isEmpty(first)) return first;
  const second = await requestTokens(dependencies);
  return isEmpty(second) ? undefined : second;
}

/** Sends one request [PAY-AUTH-009]. Does not wait for its log entries. */
async function requestTokens({ host, settings, send, log }: PaymentAuthDependencies): Promise<PaymentAuthBody> {
  const requestType = payAuthType(settings.config.payment?.storePayEnabled === true);
  const stored = readPayTokens(host);
  const checkoutId = goodCheckoutId(stored, host.now());
  const body: PaymentAuthRequestBody = {
    vendorPayment: { ...(checkoutId && { checkoutId }), requestType, consumerType: 'CNC' },
  };
  try {
    const answer = await send(PaymentAuthBody, sessionEndpoints.paymentAuth, {
      ids: { token: stored.payAuth ?? 'new' },
      query: { type: requestType, 'ctx-token': host.cookies.get('ctx-token') },
      body,
      on401: 'reject',
    });
    if (isEmpty(answer)) void log(LOGGED.AUTH_DATA_NOT_AVAILABLE, 'AUTH_DATA_NOT_AVAILABLE');
    return answer;
  } catch (error) {
    if ((error as CommerceError).status === 500) void log(LOGGED.AUTH_FAILURE, 'AUTH_FAILURE');
    throw error;
  }
}
