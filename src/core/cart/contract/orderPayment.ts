import * as v from '../../../schema';
import { Text } from '../../platform/contract/scalar';

/** What a cart is paid with, as far as a vendor's payment is looked for in it [PAY-VEND-008]. */
export const OrderPaymentBody = v.object({
  orderPayments: v.nullish(v.array(v.object({ vendorPaymentType: Text }))),
});
