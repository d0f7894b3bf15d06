import type { Host } from './host';
import { objectOf } from './storedRecord';

/**
 * Every key of local storage, in one place [STOR-001, STOR-002, STOR-003, STOR-004, STOR-005, STOR-006, STOR-007,
 * STOR-008, STOR-009, STOR-010].
 */
export const STORAGE_KEYS = {
  cart: 'cart',
  cartTime: 'cart-time',
  cartCount: 'cartCount',
  savedForLater: 'sfl',
  listItems: 'listitems',
  holiday: 'holiday',
  holidayYear: 'holidayYear',
  payAuth: 'payAuth',
  payAuthValidity: 'payAuthValidity',
  proceedCheckoutDone: 'proceedCheckoutDone',
  contextToken: 'ctx-token',
  walletAuth: 'walletAuth',
  walletAuthValidity: 'walletAuthValidity',
  walletReturnUser: 'walletReturnUser',
  walletUserType: 'walletUserType',
  checkoutId: 'checkoutId',
  checkoutIdValidity: 'checkoutIdValidity',
  transactionId: 'transactionId',
  showShipToLink: 'showShipToLink',
  zipcode: 'zipcode',
  campaignId: 'campaignId',
} as const;

export const DAY_MS = 86_400_000;

/** How long a cart count counts [STOR-014]. */
export const CART_COUNT_MS = 30 * DAY_MS;

/** Keeps the number of items in the cart, with the time of now [STOR-014]. */
export function rememberCartCount(host: Host, count: number): void {
  host.localStorage.set(STORAGE_KEYS.cartCount, JSON.stringify({ count, timestamp: host.now() }));
}

/** The number of items the cart had when it was last seen, up to 30 days ago [STOR-014]. */
export function rememberedCartCount(host: Host): number | undefined {
  const { count, timestamp } = objectOf(host.localStorage.get(STORAGE_KEYS.cartCount));
  const isCurrent = typeof timestamp === 'number' && host.now() - timestamp < CART_COUNT_MS;
  return isCurrent && typeof count === 'number' ? count : undefined;
}
