import type { VendorApproval } from '../core/payment/rules/vendorPayment';

/** What a vendor is told of the payment; `amount` is a decimal string. */
export type VendorAsk = { amount: string; currency: string; clientToken?: string };

/**
 * How it ended: `closed` when the customer left the vendor, `silent` when the vendor did not come in time, `left` when the page
 * is on its way to the vendor and the customer comes back by the page that wears VendorPaymentReturn.
 */
export type VendorEnd =
  | { end: 'approved'; approval: Omit<VendorApproval, 'type'> }
  | { end: 'declined' | 'closed' | 'silent' | 'left' };

/** What lets a vendor of payments into the page. */
export type VendorAdapter = {
  /** Gets ready whatever `authorize` needs; rejects when that can not be had. */
  load(): Promise<void>;
  /** Has the vendor ask the customer. It is called within a press, so that it may open a window; it never rejects. */
  authorize(ask: VendorAsk): Promise<VendorEnd>;
  /** Gives up what is under way: it ends as `closed`. */
  teardown(): void;
};
