/** Wallet alone, or wallet and store pay [PAY-AUTH-003]. */
export type PayAuthType = 'P' | 'SP';

/** How long the wallet's token counts from the moment it came [PAY-AUTH-005]. */
export const WALLET_TOKEN_MS = 82_800_000;

/** A validity that the shop gave is trusted so much less long [PAY-AUTH-006]. */
export const VALIDITY_REDUCTION_MS = 21_600_000;

/** What the browser keeps of earlier answers; instants are epoch milliseconds. */
export type KeptPayAuth = {
  walletToken?: string | undefined;
  walletValidUntil?: number | undefined;
  userType?: string | undefined;
  payAuthValidUntil?: number | undefined;
  checkoutId?: string | undefined;
  checkoutIdValidUntil?: number | undefined;
};

/** [PAY-AUTH-003] */
export function payAuthType(isStorePayEnabled: boolean): PayAuthType {
  return isStorePayEnabled ? 'SP' : 'P';
}

/** Does a validity that the shop gave still hold? [PAY-AUTH-006] */
export function isStillValid(validUntil: number | undefined, now: number): boolean {
  return validUntil !== undefined && now < validUntil - VALIDITY_REDUCTION_MS;
}

/** The checkout id as long as it counts [PAY-AUTH-006]. */
export function goodCheckoutId({ checkoutId, checkoutIdValidUntil }: KeptPayAuth, now: number): string | undefined {
  return isStillValid(checkoutIdValidUntil, now) ? checkoutId : undefined;
}

/**
 * Must a token be asked for? Only where the wallet is enabled, and its token is missing or past its time, was made for
 * another type of user, or the shop's own, of whichever type, is about to end [PAY-AUTH-001, PAY-AUTH-002, PAY-AUTH-006,
 * PAY-AUTH-011].
 */
export function isPayAuthNeeded(kept: KeptPayAuth, now: { isWalletEnabled: boolean; userType: string; at: number }) {
  if (!now.isWalletEnabled) return false;
  const isWalletTokenGood = kept.walletToken !== undefined && now.at < (kept.walletValidUntil ?? 0);
  const isShopTokenGood = isStillValid(kept.payAuthValidUntil, now.at) || goodCheckoutId(kept, now.at) !== undefined;
  return !isWalletTokenGood || (kept.userType ?? '') !== now.userType || !isShopTokenGood;
}
