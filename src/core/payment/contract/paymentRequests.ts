/** The kinds of card that have their own number [PAY-FORM-002]. */
export type CardTypeBody = 'CREDIT_CARD' | 'PREPAID_CARD' | 'GIFT_CARD';

/** The customer's answer to a captcha [PAY-FORM-009]. */
export type CaptchaAnswerBody = { id: string; answer: string };

/**
 * Body of POST /payment/session. A session is valid for one card of that kind and for the cart of the current visit.
 */
export type PaymentSessionRequestBody = { paymentType: CardTypeBody; captchaData?: CaptchaAnswerBody };

/** Body of POST /payment/captcha. */
export type CaptchaRequestBody = { paymentType: CardTypeBody };

/** An address in a request; phone numbers have ten digits [ADDR-002, ADDR-003]. */
export type AddressRequestBody = {
  id?: string;
  type: 'B' | 'S' | 'SB' | 'ST';
  firstName: string;
  lastName: string;
  organizationName?: string;
  address1: string;
  address2?: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  phones: { number: string }[];
};

/**
 * A card in a request [PAY-FORM-001, PAY-FORM-003, PAY-FORM-004]. For a card that the customer entered, `accountNumber`
 * is the vault's token, and `cvv` is never sent. A saved card is referenced by its `profileRefId`.
 */
export type CardPaymentBody = {
  paymentType: CardTypeBody;
  currencyCode: 'USD';
  source?: 'USER_KEYED';
  accountNumber?: string;
  profileRefId?: string;
  userNotes?: string;
  isDefault?: boolean;
  profilePayment?: boolean;
  billingAddress?: AddressRequestBody;
};

/** Body of POST /checkout/default/payment and, without the number, of POST /payment/cards [PAY-FORM-005]. */
export type PaymentRequestBody = { cardPayment?: CardPaymentBody; purchaseOrderNumber?: string };

/** Body of POST /payment/cards/{id} with override PUT. */
export type CardChangeBody = {
  cardPayment: Pick<CardPaymentBody, 'userNotes' | 'isDefault' | 'billingAddress'>;
};

/**
 * Body of POST /checkout/default/shipping; `isConfirmed` saves the address as it is, without a suggestion from the shop
 * [PAY-FORM-006].
 */
export type AddressesRequestBody = { addresses: AddressRequestBody[]; isConfirmed?: true };

/** Body of POST /payment/giftcard/balance. */
export type GiftCardRequestBody = {
  cardPayment: Pick<CardPaymentBody, 'paymentType' | 'accountNumber' | 'currencyCode'>;
};

/**
 * Body of POST /checkout/default/order: the customer's email, and the shipping addresses unless the order is picked up.
 * `expected` is what the customer saw; another order is refused with ORDER_CHANGED. `paymentType` is how an order without
 * payments is paid. `accountInfo` and `shipToAddressId` are a business's. `earlierKeys` are the idempotency keys of
 * earlier requests without an answer: an order that one of them has placed is the answer, and no other is placed.
 * `deviceMetadata` is what the page's fraud service says about the device.
 */
export type PlaceOrderBody = {
  email: string;
  addresses: AddressRequestBody[];
  expected: { orderTotal?: string; version?: string };
  paymentType?: 'INVOICE' | 'PICKUP';
  accountInfo?: { bcName?: string; purchaseOrderNumber?: string; purchaseOrderRelease?: string };
  shipToAddressId?: string;
  earlierKeys?: string[];
  deviceMetadata?: string;
};

/**
 * The billing or shipping address of a vendor payment: an address with an email; `paypalAddress` is true if the
 * wallet supplied the address [PAY-VEND-005].
 */
export type ContactAddressBody = Omit<AddressRequestBody, 'id' | 'type' | 'organizationName'> & {
  email?: { emailId1: string };
  paypalAddress?: boolean;
};

/** Body of POST /checkout/default/vendorpayment [PAY-VEND-001, PAY-VEND-002, PAY-VEND-006]. */
export type VendorPaymentBody = {
  vendorPayment: {
    vendorPaymentType: string;
    checkoutId?: string;
    requestType: 'P' | 'SP';
    consumerType: 'CNC';
    country: 'USA' | 'CA';
    encPaymentData?: string;
    apiKey?: string;
    callId?: string;
    deviceData?: string;
    payerEmail?: string;
    payerId?: string;
    paymentMethodNonce?: string;
    contactInformation?: { billingAddress?: ContactAddressBody; shippingAddress?: ContactAddressBody };
  };
};
