import type { HostSignal } from '../../platform/client/host/host';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request, Transport } from '../../platform/client/http/transport';
import { oncePer } from '../../platform/client/oncePer';
import { toMoney } from '../../platform/client/wireValue';
import { tenantQuery } from '../../platform/rules/context';
import type { Money } from '../../platform/rules/money';
import type { Storefront } from '../../storefront';
import { CaptchaBody, CheckoutPaymentBody, GiftCardBalanceBody, PaymentSessionBody } from '../contract/payment';
import type {
  AddressesRequestBody,
  CaptchaAnswerBody,
  CaptchaRequestBody,
  CardChangeBody,
  CardPaymentBody,
  GiftCardRequestBody,
  PaymentRequestBody,
  PaymentSessionRequestBody,
} from '../contract/paymentRequests';
import type { CardKind } from '../rules/card/number';
import {
  type AddressVerdict,
  type Captcha,
  type CheckoutPayment,
  nicknameOf,
  type PaymentSession,
} from '../rules/checkoutPayment';
import { type Address, PAYMENT_CURRENCY } from '../rules/payment';
import { isAnswered } from '../rules/placeOrder';
import { paymentEndpoints } from './endpoints';
import { addressBody, toAddress, toCheckoutPayment } from './toPayment';

/**
 * A card that the customer typed into the card frame, represented by the vault's token. The number never leaves the
 * frame and the vault.
 */
export type TypedCard = {
  kind: CardKind;
  token: string;
  nickname?: string;
  /** Saves the card in the account for later orders. */
  isSaved?: boolean;
  isDefault?: boolean;
  billingAddress?: Address;
};

/** Changes to a saved card; omitted fields stay unchanged. */
export type CardChange = { nickname?: string; isDefault?: boolean; billingAddress?: Address };

/** How an order is paid: with a new card, a saved card, or a purchase order. */
export type NewPayment = TypedCard | { cardId: string; kind?: CardKind } | { purchaseOrderNumber: string };

export type PaymentClient = {
  /** The payments applied so far, the saved cards and addresses, and the URL of the card frame. */
  read(signal?: HostSignal): Promise<CheckoutPayment>;
  /** Opens a session in which the card frame can tokenise one card; `refused` CAPTCHA_FAILED if the answer is wrong. */
  openSession(kind: CardKind, captcha?: CaptchaAnswerBody): Promise<PaymentSession>;
  /** Requests a captcha to answer before that kind of card is retried [PAY-FORM-009]. */
  requestCaptcha(kind: CardKind): Promise<Captcha>;
  /**
   * Applies a payment to the order, for the amount that gift cards do not cover. Nothing is charged until the order is
   * placed [PAY-FORM-005].
   */
  apply(payment: NewPayment): Promise<CheckoutPayment>;
  /** Removes a payment from the order. */
  remove(paymentId: string): Promise<CheckoutPayment>;
  saveCard(card: TypedCard): Promise<CheckoutPayment>;
  changeCard(cardId: string, change: CardChange): Promise<CheckoutPayment>;
  removeCard(cardId: string): Promise<CheckoutPayment>;
  /**
   * Saves an address. Unless it is confirmed, the shop may suggest another spelling and save nothing [PAY-FORM-006,
   * ADDR-002].
   */
  saveAddress(address: Address, options?: { isConfirmed?: boolean }): Promise<AddressVerdict>;
  giftCardBalance(token: string): Promise<{ balance: Money; lastFour?: string }>;
};

/** Creates the payment client. Its methods reject only with CommerceError `network`, `refused` or `contract`. */
export function createPaymentClient(storefront: Storefront): PaymentClient {
  const { host, settings, send: sendPlain, site } = storefront;
  const query = tenantQuery(site);
  const send: Transport = (schema, endpoint, request) => sendPlain(schema, endpoint, { query, ...request });
  /** Idempotency keys of operations whose outcome is unknown; repeating the operation reuses its key. */
  const keys = new Map<string, string>();

  async function requestPayment(endpoint: NamedEndpoint, request: Request = {}): Promise<CheckoutPayment> {
    return toCheckoutPayment(await send(CheckoutPaymentBody, endpoint, request), site.currency);
  }

  /** Sends an operation with one idempotency key, which is reused until the shop has responded. */
  async function once<T>(act: string, call: (headers: Record<string, string>) => Promise<T>): Promise<T> {
    const key = keys.get(act) ?? host.randomId();
    keys.set(act, key);
    try {
      const answer = await call({ [settings.http.idempotencyHeader]: key });
      keys.delete(act);
      return answer;
    } catch (error) {
      if (isAnswered(error)) keys.delete(act);
      throw error;
    }
  }

  return {
    read: (signal) => requestPayment(paymentEndpoints.readPayment, signal ? { signal } : {}),
    async openSession(paymentType, captcha) {
      const body: PaymentSessionRequestBody = { paymentType, ...(captcha && { captchaData: captcha }) };
      const { session } = await send(PaymentSessionBody, paymentEndpoints.paymentSession, { body });
      const validUntil = Number(session.validUntil ?? Number.NaN);
      return { id: session.id, ...(Number.isFinite(validUntil) && { validUntil }) };
    },
    async requestCaptcha(paymentType) {
      const body: CaptchaRequestBody = { paymentType };
      return (await send(CaptchaBody, paymentEndpoints.paymentCaptcha, { body })).captchaData;
    },
    apply: (payment) => {
      const body = paymentRequest(payment);
      return once(`apply ${JSON.stringify(body)}`, (headers) =>
        requestPayment(paymentEndpoints.applyPayment, { body, headers }),
      );
    },
    remove: (id) => requestPayment(paymentEndpoints.removePayment, { ids: { id } }),
    saveCard: (card) => {
      const body: PaymentRequestBody = { cardPayment: cardBody(card) };
      return once(`keep ${card.token}`, (headers) => requestPayment(paymentEndpoints.saveCard, { body, headers }));
    },
    changeCard: (id, change) => {
      const body: CardChangeBody = { cardPayment: changeBody(change) };
      return requestPayment(paymentEndpoints.changeCard, { ids: { id }, body });
    },
    removeCard: (id) => requestPayment(paymentEndpoints.removeCard, { ids: { id } }),
    async saveAddress(address, { isConfirmed } = {}) {
      const body: AddressesRequestBody = { addresses: [addressBody(address)], ...(isConfirmed && { isConfirmed }) };
      const answer = await send(CheckoutPaymentBody, paymentEndpoints.saveAddress, { body });
      return answer.suggestedAddress
        ? { ok: false, suggested: toAddress(answer.suggestedAddress), entered: address }
        : { ok: true, payment: toCheckoutPayment(answer, site.currency) };
    },
    async giftCardBalance(token) {
      const body: GiftCardRequestBody = {
        cardPayment: { paymentType: 'GIFT_CARD', accountNumber: token, currencyCode: PAYMENT_CURRENCY },
      };
      const answer = await send(GiftCardBalanceBody, paymentEndpoints.giftCardBalance, { body });
      const balance = toMoney(answer.balance, 'gift card: balance', site.currency) as Money;
      return { balance, ...(answer.accountNumber && { lastFour: answer.accountNumber.slice(-4) }) };
    },
  };
}

function paymentRequest(payment: NewPayment): PaymentRequestBody {
  if ('purchaseOrderNumber' in payment) return { purchaseOrderNumber: payment.purchaseOrderNumber };
  if ('token' in payment) return { cardPayment: cardBody(payment) };
  const { cardId: profileRefId, kind: paymentType = 'CREDIT_CARD' } = payment;
  return { cardPayment: { paymentType, currencyCode: PAYMENT_CURRENCY, profileRefId } };
}

/** [PAY-FORM-001, PAY-FORM-003, PAY-FORM-004] */
function cardBody({ kind, token, nickname, isSaved, ...card }: TypedCard): CardPaymentBody {
  return {
    paymentType: kind,
    source: 'USER_KEYED',
    currencyCode: PAYMENT_CURRENCY,
    accountNumber: token,
    ...changeBody({ ...card, nickname: nickname || undefined }),
    profilePayment: isSaved,
  };
}

/** A field that is undefined is not sent. */
function changeBody({ nickname, isDefault, billingAddress }: CardChange): CardChangeBody['cardPayment'] {
  return {
    userNotes: nickname === undefined ? undefined : nicknameOf(nickname),
    isDefault,
    billingAddress: billingAddress && addressBody(billingAddress),
  };
}

/** The payment client of a storefront, shared by all widgets of the page. */
export const paymentOf: (storefront: Storefront) => PaymentClient = oncePer(createPaymentClient);
