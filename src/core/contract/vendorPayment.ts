import * as v from '../../schema';
import type { AddressRequestBody } from './paymentRequests';
import { Text } from './scalar';

/** What a cart is paid with, as far as a vendor's payment is looked for in it [PAY-VEND-008]. */
export const OrderPaymentBody = v.object({
  orderPayments: v.nullish(v.array(v.object({ vendorPaymentType: Text }))),
});

/** Where a vendor's payment is billed and sent: an address with its email, and the wallet's own where that has one [PAY-VEND-005]. */
export type ContactAddressBody = Omit<AddressRequestBody, 'id' | 'type' | 'organizationName'> & {
  email?: { emailId1: string };
  paypalAddress?: boolean;
};

/** What a wallet gives for an approval [PAY-VEND-006]. */
export type WalletInfoBody = {
  deviceData?: string;
  payerEmail?: string;
  paymentMethodNonce?: string;
  payerId?: string;
};

/** Body of POST /checkout/default/vendorpayment [PAY-VEND-001, PAY-VEND-002]. */
export type VendorPaymentBody = {
  vendorPayment: WalletInfoBody & {
    vendorPaymentType: string;
    checkoutId?: string;
    requestType: 'P' | 'SP';
    consumerType: 'CNC';
    country: 'USA' | 'CA';
    encPaymentData?: string;
    apiKey?: string;
    callId?: string;
    contactInformation?: { billingAddress?: ContactAddressBody; shippingAddress?: ContactAddressBody };
  };
};
