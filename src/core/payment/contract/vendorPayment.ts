import type { AddressRequestBody } from './paymentRequests';

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
