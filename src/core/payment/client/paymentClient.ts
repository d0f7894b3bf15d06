import type { HostSignal } from '../../platform/client/host/host';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import type { Request, Transport } from '../../platform/client/http/transport';
import { toMoney } from '../../platform/client/toMoney';
import { isSet } from '../../platform/client/wireValue';
import type { Money } from '../../platform/rules/money';
import type { Storefront } from '../../storefront';
import {
  CaptchaBody,
  CheckoutPaymentBody,
  GiftCardBalanceBody,
  PaymentSessionBody,
  PlacedOrderBody,
} from '../contract/payment';
import type {
  AddressesRequestBody,
  CaptchaAnswerBody,
  CaptchaRequestBody,
  CardChangeBody,
  CardPaymentBody,
  GiftCardRequestBody,
  PaymentRequestBody,
  PaymentSessionRequestBody,
  PlaceOrderBody,
} from '../contract/paymentRequests';
import { nicknameOf } from '../rules/card/nickname';
import type { CardKind } from '../rules/card/securityCode';
import type { AddressVerdict, Captcha, CheckoutPayment, PaymentSession } from '../rules/checkoutPayment';
import { type Address, KEYED_SOURCE, PAYMENT_CURRENCY } from '../rules/payment';
import { paymentEndpoints } from './endpoints';
import { addressBody, toAddress, toCheckoutPayment } from './toPayment';

/** A card that was typed into the card frame: the vault's token stands for it, and nobody else knows its number. */
export type TypedCard = {
  kind: CardKind;
  token: string;
  nickname?: string;
  /** Kept with the account, for the next order. */
  isKept?: boolean;
  isDefault?: boolean;
  billingAddress?: Address;
};

/** What is changed of a kept card; what is left out stays. */
export type CardChange = { nickname?: string; isDefault?: boolean; billingAddress?: Address };

/** What an order is paid with: a card just typed in, one that was kept, or a purchase order. */
export type NewPayment = TypedCard | { cardId: string; kind?: CardKind } | { purchaseOrderNumber: string };

export type PaymentClient = {
  /** How the order is paid so far, the cards and addresses that are kept, and where the card frame lies. */
  read(signal?: HostSignal): Promise<CheckoutPayment>;
  /** Lets the card frame tokenise one card; `refused` CAPTCHA_FAILED when the answer is wrong. */
  openSession(kind: CardKind, captcha?: CaptchaAnswerBody): Promise<PaymentSession>;
  /** A question to be answered before that kind of card is tried again [PAY-FORM-009]. */
  askCaptcha(kind: CardKind): Promise<Captcha>;
  /** Pays the order, or what gift cards leave of it; nothing is charged before it is placed [PAY-FORM-005]. */
  apply(payment: NewPayment): Promise<CheckoutPayment>;
  /** Takes a payment off the order. */
  remove(paymentId: string): Promise<CheckoutPayment>;
  keepCard(card: TypedCard): Promise<CheckoutPayment>;
  changeCard(cardId: string, change: CardChange): Promise<CheckoutPayment>;
  removeCard(cardId: string): Promise<CheckoutPayment>;
  /** Saves an address; unless it is confirmed, the shop may suggest another spelling and save nothing [PAY-FORM-006, ADDR-002]. */
  saveAddress(address: Address, options?: { isConfirmed?: boolean }): Promise<AddressVerdict>;
  giftCardBalance(token: string): Promise<{ balance: Money; lastFour?: string }>;
  /**
   * Pays and places the order, once however often it is asked for until the shop has answered, on later pages of the visit
   * too. Rejects with `refused` and the shop's word, CARD_DECLINED and the like; after `network` nobody knows, and asking
   * again is safe.
   */
  placeOrder(wish: OrderWish): Promise<{ number: string; isWaiting: boolean }>;
};

/** Who orders, and where it is sent; what is fetched needs no address. */
export type OrderWish = { email: string; shippingAddress?: Address };

/** The calls about payment. All of them reject with CommerceError `network`, `refused` or `contract`, never otherwise. */
export function createPaymentClient({ host, settings, send: sendPlain, site, cart }: Storefront): PaymentClient {
  // a business shop decides by its tenant who may pay at all
  const query = site.isSBA ? { tenantId: site.tenant.legacyNumber } : {};
  const send: Transport = (schema, endpoint, request) => sendPlain(schema, endpoint, { query, ...request });
  /** Of an act whose end is not known: pressing again is the same act. */
  const keys = new Map<string, string>();
  const pending = pendingOrder(host);

  async function ask(endpoint: NamedEndpoint, request: Request = {}): Promise<CheckoutPayment> {
    return toCheckoutPayment(await send(CheckoutPaymentBody, endpoint, request), site.currency);
  }

  /** One act, one key, until the shop has said how it ended. */
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
    read: (signal) => ask(paymentEndpoints.readPayment, signal ? { signal } : {}),
    async openSession(paymentType, captcha) {
      const body: PaymentSessionRequestBody = { paymentType, ...(captcha && { captchaData: captcha }) };
      const { session } = await send(PaymentSessionBody, paymentEndpoints.paymentSession, { body });
      const validUntil = Number(session.validUntil ?? Number.NaN);
      return { id: session.id, ...(Number.isFinite(validUntil) && { validUntil }) };
    },
    async askCaptcha(paymentType) {
      const body: CaptchaRequestBody = { paymentType };
      return (await send(CaptchaBody, paymentEndpoints.paymentCaptcha, { body })).captchaData;
    },
    apply: (payment) => {
      const body = paymentRequest(payment);
      return once(`apply ${JSON.stringify(body)}`, (headers) => ask(paymentEndpoints.applyPayment, { body, headers }));
    },
    remove: (id) => ask(paymentEndpoints.removePayment, { ids: { id } }),
    keepCard: (card) => {
      const body: PaymentRequestBody = { cardPayment: cardBody(card) };
      return once(`keep ${card.token}`, (headers) => ask(paymentEndpoints.keepCard, { body, headers }));
    },
    changeCard: (id, { nickname, isDefault, billingAddress }) => {
      const body: CardChangeBody = {
        cardPayment: {
          ...(nickname !== undefined && { userNotes: nicknameOf(nickname) }),
          ...(isDefault !== undefined && { isDefault }),
          ...(billingAddress && { billingAddress: addressBody(billingAddress) }),
        },
      };
      return ask(paymentEndpoints.changeCard, { ids: { id }, body });
    },
    removeCard: (id) => ask(paymentEndpoints.removeCard, { ids: { id } }),
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
    placeOrder: async ({ email, shippingAddress }) => {
      const body: PlaceOrderBody = {
        email,
        addresses: shippingAddress ? [addressBody({ ...shippingAddress, type: 'S' })] : [],
      };
      const kept = pending.key();
      if (kept !== undefined) keys.set('order', kept);
      return once('order', async (headers) => {
        pending.keep(keys.get('order'));
        const { order } = await send(PlacedOrderBody, paymentEndpoints.placeOrder, { body, headers }).catch(
          (error: unknown) => {
            if (isAnswered(error)) pending.keep(undefined);
            throw error;
          },
        );
        pending.keep(undefined);
        // what was ordered has left the cart; a read that fails is told by the cart itself
        void cart.read({ isRefresh: true }).catch(() => undefined);
        return { number: order.orderNumber, isWaiting: isSet(order.isWaiting) };
      });
    },
  };
}

/** An order that was asked for and not answered is the same order on the next page of the visit: the customer may reload. */
function pendingOrder({ sessionStorage }: Storefront['host']) {
  const name = 'orderKey';
  return {
    key: () => sessionStorage.get(name) ?? undefined,
    keep: (key: string | undefined) =>
      key === undefined ? sessionStorage.remove(name) : sessionStorage.set(name, key),
  };
}

/** A refusal below 500 has done nothing; after anything else the shop may have acted. */
function isAnswered(error: unknown): boolean {
  const { kind, status = 0 } = error as { kind?: string; status?: number };
  return kind === 'refused' && status < 500;
}

function paymentRequest(payment: NewPayment): PaymentRequestBody {
  if ('purchaseOrderNumber' in payment) return { purchaseOrderNumber: payment.purchaseOrderNumber };
  if ('token' in payment) return { cardPayment: cardBody(payment) };
  const { cardId: profileRefId, kind: paymentType = 'CREDIT_CARD' } = payment;
  return { cardPayment: { paymentType, currencyCode: PAYMENT_CURRENCY, profileRefId } };
}

/** [PAY-FORM-001, PAY-FORM-003, PAY-FORM-004] */
function cardBody({ kind, token, nickname, isKept, isDefault, billingAddress }: TypedCard): CardPaymentBody {
  return {
    paymentType: kind,
    source: KEYED_SOURCE,
    currencyCode: PAYMENT_CURRENCY,
    accountNumber: token,
    ...(nickname && { userNotes: nicknameOf(nickname) }),
    ...(isKept !== undefined && { profilePayment: isKept }),
    ...(isDefault !== undefined && { isDefault }),
    ...(billingAddress && { billingAddress: addressBody(billingAddress) }),
  };
}

const clients = new WeakMap<Storefront, PaymentClient>();

/** The payment client of a storefront: one for all widgets of its page. */
export function paymentOf(storefront: Storefront): PaymentClient {
  const client = clients.get(storefront) ?? createPaymentClient(storefront);
  clients.set(storefront, client);
  return client;
}
