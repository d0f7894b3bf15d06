import * as v from '../../../schema';
import { Text } from '../../platform/contract/scalar';

/** The payments of a cart. Only the field that identifies a vendor payment is declared [PAY-VEND-008]. */
export const OrderPaymentBody = v.object({
  orderPayments: v.nullish(v.array(v.object({ vendorPaymentType: Text }))),
});
