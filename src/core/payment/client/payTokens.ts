import type { Host } from '../../platform/client/host/host';
import type { PaymentAuthBody } from '../contract/paymentAuth';
import { type StoredPayAuth, WALLET_TOKEN_MS } from '../rules/payAuth';

/**
 * The storage key of the session that the tokens belong to, because two customers of one browser can have the same user
 * type.
 */
const SESSION = 'walletSession';

/** The storage keys of all payment tokens [STOR-005, STOR-008, STOR-009]. */
export const TOKEN_KEYS = [
  'payAuth',
  'payAuthValidity',
  'checkoutId',
  'checkoutIdValidity',
  'transactionId',
  'walletAuth',
  'walletAuthValidity',
  'walletReturnUser',
  'walletUserType',
] as const;

type TokenKey = (typeof TOKEN_KEYS)[number];

export type PayTokens = StoredPayAuth & { payAuth?: string | undefined; checkoutId?: string | undefined };

/** The session that tokens are requested in, identified by the same context token as the cart [CART-FETCH-008]. */
export function paySession({ cookies, windowValue }: Host): string {
  return cookies.get('ctx-token') ?? String(windowValue('ctxToken') ?? '');
}

/** The payment tokens in local storage. Removes the tokens of another session first [STOR-005, STOR-008, STOR-009]. */
export function readPayTokens(host: Host): PayTokens {
  const { localStorage } = host;
  const text = (key: TokenKey) => localStorage.get(key) ?? undefined;
  // a missing or invalid value gives NaN, which compares as expired
  const instant = (key: TokenKey) => Number(text(key));
  if ((localStorage.get(SESSION) ?? '') !== paySession(host)) {
    for (const key of TOKEN_KEYS) localStorage.remove(key);
  }
  return {
    payAuth: text('payAuth'),
    payAuthValidUntil: instant('payAuthValidity'),
    checkoutId: text('checkoutId'),
    checkoutIdValidUntil: instant('checkoutIdValidity'),
    walletToken: text('walletAuth'),
    walletValidUntil: instant('walletAuthValidity'),
    userType: text('walletUserType'),
  };
}

/** Stores the tokens of a response, each under its own key [PAY-AUTH-005, PAY-AUTH-010, PAY-AUTH-011]. */
export function storePayTokens(
  { localStorage, now }: Host,
  { token, walletClientToken }: PaymentAuthBody,
  { session, userType }: { session: string; userType: string },
): void {
  const store = (key: TokenKey, value: string) => localStorage.set(key, value);
  localStorage.set(SESSION, session);
  if (token?.value) {
    const key = token.tokenType === 'CHECKOUT_ID' ? 'checkoutId' : 'payAuth';
    store(key, token.value);
    store(`${key}Validity`, String(token.validUntil ?? ''));
    if (token.transactionId) store('transactionId', token.transactionId);
  }
  if (walletClientToken?.ClientToken) {
    store('walletAuth', walletClientToken.ClientToken);
    store('walletAuthValidity', String(now() + WALLET_TOKEN_MS));
    store('walletReturnUser', walletClientToken.ReturnUser ?? '');
    store('walletUserType', userType);
  }
}
