import { isCurrent } from '../../platform/rules/isCurrent';

/** How long the wallet's token is valid after it was received [PAY-AUTH-005]. */
export const WALLET_TOKEN_MS = 82_800_000;

/** The safety margin subtracted from every validity that the shop sends [PAY-AUTH-006]. */
export const VALIDITY_REDUCTION_MS = 21_600_000;

/** The cached payment tokens; instants are in epoch milliseconds. */
export type StoredPayAuth = {
  walletToken?: string | undefined;
  walletValidUntil?: number | undefined;
  userType?: string | undefined;
  payAuthValidUntil?: number | undefined;
  checkoutId?: string | undefined;
  checkoutIdValidUntil?: number | undefined;
};

/** The wallet alone, or the wallet and store pay [PAY-AUTH-003]. */
export function payAuthType(isStorePayEnabled: boolean): 'P' | 'SP' {
  return isStorePayEnabled ? 'SP' : 'P';
}

/** Whether a token of the shop with this validity, however long, is still valid, with the safety margin [PAY-AUTH-006]. */
export function isStillValid(validUntil: number | undefined, now: number): boolean {
  return validUntil !== undefined && now < validUntil - VALIDITY_REDUCTION_MS;
}

/** The checkout id, if it is still valid [PAY-AUTH-006]. */
export function goodCheckoutId({ checkoutId, checkoutIdValidUntil }: StoredPayAuth, now: number): string | undefined {
  return isStillValid(checkoutIdValidUntil, now) ? checkoutId : undefined;
}

/**
 * Whether new tokens must be requested. They are needed only if the wallet is enabled, and one of these is true: its
 * token is missing or expired, the token was issued for another user type, or neither of the shop's own tokens is still
 * valid [PAY-AUTH-001, PAY-AUTH-002, PAY-AUTH-006, PAY-AUTH-011].
 */
export function isPayAuthNeeded(
  stored: StoredPayAuth,
  now: { isWalletEnabled: boolean; userType: string; at: number },
) {
  if (!now.isWalletEnabled) return false;
  const isWalletTokenGood =
    stored.walletToken !== undefined && isCurrent(now.at, stored.walletValidUntil ?? 0, WALLET_TOKEN_MS);
  const isShopTokenGood =
    isStillValid(stored.payAuthValidUntil, now.at) || goodCheckoutId(stored, now.at) !== undefined;
  return !isWalletTokenGood || (stored.userType ?? '') !== now.userType || !isShopTokenGood;
}
