import type { AddressRequestBody } from './paymentRequests';

/**
 * The billing or shipping address of a vendor payment: an address with an email, and a flag for the wallet's own
 * address [PAY-VEND-005].
 */
export type ContactAddressBody = Omit<AddressRequestBody, 'id' | 'type' | 'organizationName'> & {
  email?: { emailId1: string };
  paypalAddress?: boolean;
};

/** The fields that a wallet returns with an approval [PAY-VEND-006]. */
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
