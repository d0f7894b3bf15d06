import { flag, list, milliseconds } from '../../../attributes/attribute';
import * as v from '../../../schema';

const tab = v.picklist(['credit-card', 'other', 'gift']);

/**
 * `<div data-quire="payment-tabs" data-tabs="credit-card,gift" data-initial-tab="gift"></div>` [SCR-022]. The timeout
 * is the card form's [PAY-FORM-008]; the Amex status belongs to an offer [PAY-CARD-023].
 */
export const attributes = v.object({
  layout: v.optional(v.picklist(['inline', 'drawer'])),
  tabs: v.optional(v.pipe(list, v.array(tab))),
  initialTab: v.optional(tab),
  allowPrepaid: v.optional(flag),
  poNumber: v.optional(v.string()),
  walletEnabled: v.optional(flag),
  storePayEnabled: v.optional(flag),
  bnplEnabled: v.optional(flag),
  amexStatus: v.optional(v.picklist(['success', 'failure', 'warning'])),
  iframeTimeoutMs: v.optional(milliseconds),
});

/** Props with another name than their attribute. */
export const props = { initialTab: 'defaultTab' } as const;

/**
 * Events that the page can listen for: `quire:open`, `quire:close`, `quire:tabchange`, `quire:paymentschange` with the applied payments
 * after each change and, once nothing is left to pay, `quire:success` with them.
 */
export const callbacks = ['onOpenChange', 'onTabChange', 'onPaymentsChange', 'onSuccess'] as const;
