import type { PaymentClient } from '../core/client/paymentClient';
import { sendVendorPayment } from '../core/client/vendorPayment';
import type { CheckoutPayment } from '../core/rules/checkoutPayment';
import { CommerceError } from '../core/rules/commerceError';
import { type VendorApproval, VISA_PAY } from '../core/rules/vendorPayment';
import { useStorefront } from './StorefrontProvider';
import type { VendorWish } from './useVendor';

/** Gives the shop what a vendor has approved without leaving the page; without the payment in its answer it was refused [PAY-VEND-010]. */
export function useVendorApproval(offer: VendorWish['offer']) {
  const storefront = useStorefront();

  return async (client: PaymentClient, approval: VendorApproval): Promise<CheckoutPayment> => {
    const { type = VISA_PAY } = approval;
    const answer = await sendVendorPayment(storefront, approval, offer);
    if (!answer.isSuccess || !answer.paymentTypes.includes(type)) {
      throw new CommerceError('refused', `${type}_AUTH_FAILURE`, 'The shop has not taken this payment');
    }
    return client.read();
  };
}
