import type { VendorApproval } from '../core/payment/rules/vendorPayment';

/** What a vendor receives about the payment; `amount` is a decimal string. */
export type AuthorizationRequest = { amount: string; currency: string; clientToken?: string };

/**
 * The outcome of an authorization: `cancelled` after `teardown`, `timeout` if the vendor did not respond in time,
 * `redirected` if the page itself navigates to the vendor and the customer returns through the page with
 * VendorPaymentReturn.
 */
export type VendorEnd =
  | { end: 'approved'; approval: Omit<VendorApproval, 'type'> }
  | { end: 'declined' | 'cancelled' | 'timeout' | 'redirected' };

/** Integrates one payment vendor into the page. */
export type VendorAdapter = {
  /** Prepares everything that `authorize` needs; rejects if that is not available. */
  load(): Promise<void>;
  /**
   * Asks the customer for approval at the vendor. Call it inside a click handler, so that it may open a window; it
   * never rejects. `onLost` is called if the vendor's window can no longer be observed. That proves nothing: the window
   * may be open in another browsing context, and its approval may still arrive here, or at the shop through the page
   * that the vendor returns to.
   */
  authorize(request: AuthorizationRequest, onLost: () => void): Promise<VendorEnd>;
  /** Cancels a pending authorization, which then resolves as `cancelled`. */
  teardown(): void;
};
