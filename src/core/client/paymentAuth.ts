import { PaymentAuthBody, type PaymentAuthRequestBody } from '../contract/paymentAuth';
import type { Cart } from '../rules/cart';
import { CommerceError } from '../rules/commerceError';
import { isPayAuthNeeded, isStillValid, payAuthType, WALLET_TOKEN_MS } from '../rules/payAuth';
import type { ClientLog } from './clientLog';
import type { Host } from './host';
import type { PaymentSettings, Settings } from './settings';
import { STORAGE_KEYS } from './storage';
import type { Transport } from './transport';

export type PaymentAuthParts = { host: Host; settings: Settings; send: Transport; log: ClientLog };

/** What the shop logs of a token call that went wrong [PAY-AUTH-007, PAY-AUTH-008]. */
const LOGGED = {
  AUTH_DATA_NOT_AVAILABLE: 'Auth Data is not available in the response.',
  AUTH_FAILURE: 'Auth token failure',
} as const;

const underWay = new WeakMap<Host, Promise<void>>();

/**
 * Refreshes the payment tokens after a cart was fetched, where they are needed [CART-FETCH-007, PAY-AUTH-001]. An answer
 * that fails or is empty is asked for once more [PAY-AUTH-004]. Two calls at a time are one. Rejects with CommerceError
 * when there is still no answer; the tokens are then as they were.
 */
export function refreshPaymentAuth(cart: Cart, parts: PaymentAuthParts): Promise<void> {
  const { host, settings } = parts;
  const kept = keptPayAuth(host);
  const isWalletEnabled = settings.payment.walletEnabled === true && cart.isWalletOffered;
  const userType = cart.userType ?? '';
  if (!isPayAuthNeeded(kept, { isWalletEnabled, userType, at: host.now() })) return Promise.resolve();
  let running = underWay.get(host);
  if (!running) {
    running = askTwice(parts)
      .then((answer) => answer && keep(host, answer, userType))
      .finally(() => underWay.delete(host));
    underWay.set(host, running);
  }
  return running;
}

/**
 * The token that the wallet works with, asked for where it is needed [PAY-AUTH-001, PAY-AUTH-010]. Rejects with CommerceError:
 * `refused` WALLET_NOT_OFFERED for a cart that can not be paid by the wallet [PAY-AUTH-002], else as the calls do.
 */
export async function walletClientToken(
  { cart, host, settings, send, log }: PaymentAuthParts & { cart: { read(): Promise<Cart | undefined> } },
  offer: Partial<PaymentSettings>,
): Promise<string> {
  const fetched = await cart.read();
  if (!fetched?.isWalletOffered) throw new CommerceError('refused', 'WALLET_NOT_OFFERED', 'The cart has no wallet');
  const payment = { ...settings.payment, ...offer, walletEnabled: true };
  await refreshPaymentAuth(fetched, { host, settings: { ...settings, payment }, send, log });
  const token = textAt(host, STORAGE_KEYS.walletAuth);
  if (!token) throw new CommerceError('contract', 'AUTH_DATA_NOT_AVAILABLE', LOGGED.AUTH_DATA_NOT_AVAILABLE);
  return token;
}

const textAt = ({ localStorage }: Host, key: string) => localStorage.get(key) ?? undefined;

function instantAt(host: Host, key: string): number | undefined {
  const instant = Number(textAt(host, key) ?? Number.NaN);
  return Number.isFinite(instant) ? instant : undefined;
}

function keptPayAuth(host: Host) {
  return {
    walletToken: textAt(host, STORAGE_KEYS.walletAuth),
    walletValidUntil: instantAt(host, STORAGE_KEYS.walletAuthValidity),
    userType: textAt(host, STORAGE_KEYS.walletUserType),
    payAuthValidUntil: instantAt(host, STORAGE_KEYS.payAuthValidity),
  };
}

const isEmpty = ({ token, walletClientToken }: PaymentAuthBody) => !token?.value && !walletClientToken?.ClientToken;

/** Undefined when both answers were empty. */
async function askTwice(parts: PaymentAuthParts): Promise<PaymentAuthBody | undefined> {
  try {
    const first = await ask(parts);
    if (!isEmpty(first)) return first;
  } catch {
    // it is asked for once more, whatever went wrong
  }
  const second = await ask(parts);
  return isEmpty(second) ? undefined : second;
}

/** One call [PAY-AUTH-009]; what is logged of it waits for nobody. */
async function ask({ host, settings, send, log }: PaymentAuthParts): Promise<PaymentAuthBody> {
  const requestType = payAuthType(settings.payment.storePayEnabled === true);
  const checkoutId = isStillValid(instantAt(host, STORAGE_KEYS.checkoutIdValidity), host.now())
    ? textAt(host, STORAGE_KEYS.checkoutId)
    : undefined;
  const body: PaymentAuthRequestBody = {
    vendorPayment: { ...(checkoutId && { checkoutId }), requestType, consumerType: 'CNC' },
  };
  try {
    const answer = await send(PaymentAuthBody, 'paymentAuth', {
      ids: { token: textAt(host, STORAGE_KEYS.payAuth) ?? 'new' },
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

/** Keeps what came, each under its own key [PAY-AUTH-005, PAY-AUTH-010, PAY-AUTH-011]. */
function keep({ localStorage, now }: Host, { token, walletClientToken }: PaymentAuthBody, userType: string): void {
  if (token?.value) {
    const isCheckout = token.tokenType === 'CHECKOUT_ID';
    localStorage.set(isCheckout ? STORAGE_KEYS.checkoutId : STORAGE_KEYS.payAuth, token.value);
    localStorage.set(
      isCheckout ? STORAGE_KEYS.checkoutIdValidity : STORAGE_KEYS.payAuthValidity,
      String(token.validUntil ?? ''),
    );
    if (token.transactionId) localStorage.set(STORAGE_KEYS.transactionId, token.transactionId);
  }
  if (walletClientToken?.ClientToken) {
    localStorage.set(STORAGE_KEYS.walletAuth, walletClientToken.ClientToken);
    localStorage.set(STORAGE_KEYS.walletAuthValidity, String(now() + WALLET_TOKEN_MS));
    localStorage.set(STORAGE_KEYS.walletReturnUser, walletClientToken.ReturnUser ?? '');
    localStorage.set(STORAGE_KEYS.walletUserType, userType);
  }
}
