import type { Host } from '../../platform/client/host/host';
import type { PaymentAuthBody } from '../contract/paymentAuth';
import { type KeptPayAuth, WALLET_TOKEN_MS } from '../rules/payAuth';

/** Under which it is remembered whose the tokens are: two customers of one browser may be of one type. */
const SESSION = 'walletSession';

/** The keys of all that is kept of them [STOR-005, STOR-008, STOR-009]. */
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

export type PayTokens = KeptPayAuth & { payAuth?: string | undefined; checkoutId?: string | undefined };

/** The session that tokens are asked for in, by its context token as the carts are [CART-FETCH-008]. */
export function paySession({ cookies, windowValue }: Host): string {
  return cookies.get('ctx-token') ?? String(windowValue('ctxToken') ?? '');
}

/** The payment tokens that the browser keeps; those of another session are forgotten [STOR-005, STOR-008, STOR-009]. */
export function keptPayTokens(host: Host): PayTokens {
  const { localStorage } = host;
  const text = (key: TokenKey) => localStorage.get(key) ?? undefined;
  // where there is none, or no number, it is NaN, before which nothing is
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

/** Keeps what came, each under its own key [PAY-AUTH-005, PAY-AUTH-010, PAY-AUTH-011]. */
export function keepPayTokens(
  { localStorage, now }: Host,
  { token, walletClientToken }: PaymentAuthBody,
  { session, userType }: { session: string; userType: string },
): void {
  const keep = (key: TokenKey, value: string) => localStorage.set(key, value);
  localStorage.set(SESSION, session);
  if (token?.value) {
    const key = token.tokenType === 'CHECKOUT_ID' ? 'checkoutId' : 'payAuth';
    keep(key, token.value);
    keep(`${key}Validity`, String(token.validUntil ?? ''));
    if (token.transactionId) keep('transactionId', token.transactionId);
  }
  if (walletClientToken?.ClientToken) {
    keep('walletAuth', walletClientToken.ClientToken);
    keep('walletAuthValidity', String(now() + WALLET_TOKEN_MS));
    keep('walletReturnUser', walletClientToken.ReturnUser ?? '');
    keep('walletUserType', userType);
  }
}
