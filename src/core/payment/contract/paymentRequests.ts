/** The kinds of card that have a number of their own [PAY-FORM-002]. */
export type CardTypeBody = 'CREDIT_CARD' | 'PREPAID_CARD' | 'GIFT_CARD';

/** What the customer answered to a captcha [PAY-FORM-009]. */
export type CaptchaAnswerBody = { id: string; answer: string };

/** Body of POST /payment/session. The session is for one card of that kind and for the cart of the visit. */
export type PaymentSessionRequestBody = { paymentType: CardTypeBody; captchaData?: CaptchaAnswerBody };

/** Body of POST /payment/captcha. */
export type CaptchaRequestBody = { paymentType: CardTypeBody };

/** An address as it is sent; phone numbers are ten digits [ADDR-002, ADDR-003]. */
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
 * A card as it is sent [PAY-FORM-001, PAY-FORM-003, PAY-FORM-004]: keyed in by the customer, its `accountNumber` the token
 * that the vault gave for it, and never a `cvv`; or one that the customer has kept, by its `profileRefId`.
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

/** Body of POST /checkout/default/shipping; `isConfirmed` keeps it as it is, whatever the shop would suggest [PAY-FORM-006]. */
export type AddressesRequestBody = { addresses: AddressRequestBody[]; isConfirmed?: true };

/** Body of POST /payment/giftcard/balance. */
export type GiftCardRequestBody = {
  cardPayment: Pick<CardPaymentBody, 'paymentType' | 'accountNumber' | 'currencyCode'>;
};

/** Body of POST /checkout/default/order: who orders, and where it goes unless it is fetched. */
export type PlaceOrderBody = { email: string; addresses: AddressRequestBody[] };
