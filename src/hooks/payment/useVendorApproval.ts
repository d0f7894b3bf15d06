import type { PaymentClient } from '../../core/payment/client/paymentClient';
import { sendVendorPayment } from '../../core/payment/client/vendorPayment';
import type { CheckoutPayment } from '../../core/payment/rules/checkoutPayment';
import { type VendorApproval, VISA_PAY } from '../../core/payment/rules/vendorPayment';
import { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import type { VendorRequest } from './useVendor';

/**
 * Sends a vendor's approval to the shop without leaving the page. A response without the payment counts as a refusal
 * [PAY-VEND-010].
 */
export function useVendorApproval(offer: VendorRequest['offer']) {
  const storefront = useStorefront();

  return async (client: PaymentClient, approval: VendorApproval): Promise<CheckoutPayment> => {
    const { type = VISA_PAY } = approval;
    const answer = await sendVendorPayment(storefront, approval, offer);
    if (!answer.isSuccess || !answer.paymentTypes.includes(type)) {
      throw new CommerceError('refused', `${type}_AUTH_FAILURE`, 'The shop has not accepted this payment');
    }
    return client.read();
  };
}
