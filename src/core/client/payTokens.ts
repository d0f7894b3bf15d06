import type { PaymentAuthBody } from '../contract/paymentAuth';
import { type KeptPayAuth, WALLET_TOKEN_MS } from '../rules/payAuth';
import type { Host } from './host';
import { STORAGE_KEYS } from './storage';

/** Under which it is remembered whose the tokens are: two customers of one browser may be of one type. */
const SESSION = 'walletSession';

/** What is kept of them, and of nothing else. */
const OF_TOKENS = /^(payAuth|wallet|checkoutId|transactionId)/;

export type PayTokens = KeptPayAuth & { payAuth?: string | undefined; checkoutId?: string | undefined };

/** The session that tokens are asked for in, by its context token as the carts are [CART-FETCH-008]. */
export function paySession({ cookies, windowValue }: Host): string {
  return cookies.get('ctx-token') ?? String(windowValue('ctxToken') ?? '');
}

/** The payment tokens that the browser keeps; those of another session are forgotten [STOR-005, STOR-008, STOR-009]. */
export function keptPayTokens(host: Host): PayTokens {
  const { localStorage } = host;
  const text = (key: keyof typeof STORAGE_KEYS) => localStorage.get(STORAGE_KEYS[key]) ?? undefined;
  // where there is none, or no number, it is NaN, before which nothing is
  const instant = (key: keyof typeof STORAGE_KEYS) => Number(text(key));
  if ((localStorage.get(SESSION) ?? '') !== paySession(host)) {
    for (const key of Object.values(STORAGE_KEYS)) if (OF_TOKENS.test(key)) localStorage.remove(key);
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
  localStorage.set(SESSION, session);
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
