import type { PaymentBody } from '../../../src/core/payment/contract/payment';
import type { Buying } from '../business/company';
import { needsApproval } from '../business/missing';

/** The id of the purchase order among the payments of a cart, because it has no row of its own. */
export const purchaseOrderId = 'purchase-order';

/** The purchase order of a cart among its payments. */
export function purchaseOrderBodies(poNumber: string | null | undefined): PaymentBody[] {
  return poNumber ? [{ id: purchaseOrderId, paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: poNumber }] : [];
}

/** How a business pays: by its account. */
export const accountPaymentOf = (buying: Buying, total: number) => ({
  name: buying.company.name,
  needsApproval: needsApproval(buying, total),
});
