import type {
  CheckoutPaymentBody,
  PaymentAddressBody,
  PaymentBody,
  VendorBody,
} from '../../../src/core/payment/contract/payment';
import type {
  AddressesRequestBody,
  CardPaymentBody,
  PaymentRequestBody,
  PlaceOrderBody,
} from '../../../src/core/payment/contract/paymentRequests';
import type { MessageBody } from '../../../src/core/platform/contract/message';
import type { FakeCartRequests } from './fakeShopCart';
import type { FakeAnswer } from './fakeShopRoutes';

/** The calls about payment. */
export type FakePaymentCall =
  | 'payment-read'
  | 'payment-apply'
  | 'payment-remove'
  | 'payment-session'
  | 'payment-captcha'
  | 'card-save'
  | 'card-change'
  | 'card-remove'
  | 'address-save'
  | 'gift-balance'
  | 'order-place';

export const PAYMENT_ROUTES: [call: FakePaymentCall, method: string, path: RegExp][] = [
  ['payment-read', 'GET', /\/checkout\/default\/payment$/],
  ['payment-apply', 'POST', /\/checkout\/default\/payment$/],
  ['payment-remove', 'DELETE', /\/checkout\/default\/payment\/[^/]+$/],
  ['address-save', 'POST', /\/checkout\/default\/shipping$/],
  ['order-place', 'POST', /\/checkout\/default\/order$/],
  ['payment-session', 'POST', /\/payment\/session$/],
  ['payment-captcha', 'POST', /\/payment\/captcha$/],
  ['card-save', 'POST', /\/payment\/cards$/],
  ['card-change', 'PUT', /\/payment\/cards\/[^/]+$/],
  ['card-remove', 'DELETE', /\/payment\/cards\/[^/]+$/],
  ['gift-balance', 'POST', /\/payment\/giftcard\/balance$/],
];

/** What the vault knows about a token. An unknown token is a Visa card. */
export type FakeCard = {
  brand?: string;
  lastFour: string;
  expiryMonth?: string;
  expiryYear?: string;
  balance?: string;
};

/** The payment data of the fake shop. Tests set the parts that they are about. */
export type FakePayment = {
  /** Cards by token. A gift card has a balance. */
  tokens: Record<string, FakeCard>;
  /** Saved with the account. */
  cards: PaymentBody[];
  addresses: PaymentAddressBody[];
  applied: PaymentBody[];
  cardLimit?: number;
  /** The suggested spelling for the next unconfirmed address. */
  suggestion?: PaymentAddressBody;
  frameUrl: string | null;
  /** The payment vendors. */
  vendors: VendorBody[];
  /** The account of a business. */
  account?: { name: string; needsApproval?: boolean };
  /** Whether a consumer may order by invoice. */
  takesInvoices?: boolean;
  /** Messages that its responses also contain. */
  messages?: MessageBody[];
  /** The question of the next captcha; the right answer is 7. */
  captcha: { id: string; question: string };
};

const VISA: FakeCard = { brand: 'VISA', lastFour: '1111', expiryMonth: '12', expiryYear: '30' };

export function createFakePayment(): FakePayment {
  return {
    tokens: {
      giftcard: { lastFour: '0042', balance: '10.00' },
      smallprepaid: { lastFour: '0010', brand: 'VISA', expiryMonth: '12', expiryYear: '30', balance: '10.00' },
      fullgiftcard: { lastFour: '0077', balance: '500.00' },
    },
    cards: [],
    addresses: [],
    applied: [],
    frameUrl: 'https://vault.example/card-frame.html',
    vendors: [],
    captcha: { id: 'captchaone', question: '3 + 4' },
  };
}

/** The shop's response to a payment call. */
export function answerPayment(
  call: FakePaymentCall,
  body: Record<string, unknown>,
  id: string,
  { payment, cart }: { payment: FakePayment; cart: FakeCartRequests },
): FakeAnswer {
  const state = (more: Partial<CheckoutPaymentBody> = {}): FakeAnswer => ({
    status: 200,
    body: { ...checkoutBody(payment, cart), ...more },
  });
  switch (call) {
    case 'payment-apply':
      if (isEmpty(cart)) return refused('EMPTY_CART', 'Your cart is empty.');
      apply(payment, body as PaymentRequestBody);
      return state();
    case 'payment-remove':
      payment.applied = payment.applied.filter((each) => each.id !== id);
      return state();
    case 'card-save':
      saveCard(payment, (body as PaymentRequestBody).cardPayment);
      return state();
    case 'card-change':
      if (!payment.cards.some((each) => each.id === id)) return refused('CARD_NOT_FOUND', 'No such card', 404);
      change(payment, id, (body as PaymentRequestBody).cardPayment);
      return state();
    case 'card-remove':
      payment.cards = payment.cards.filter((each) => each.id !== id);
      return state();
    case 'address-save':
      return saveAddress(payment, body as AddressesRequestBody, state);
    case 'payment-read':
      return state();
    case 'payment-session':
      return sessionAnswer(payment, body);
    case 'payment-captcha':
      return { status: 200, body: { captchaData: payment.captcha } };
    case 'gift-balance':
      return balanceAnswer(payment, body as PaymentRequestBody);
    case 'order-place':
      return placeOrder(payment, cart, body as PlaceOrderBody);
  }
}

/** An order that is not as the customer saw it is refused. */
function placeOrder(payment: FakePayment, cart: FakeCartRequests, { expected }: PlaceOrderBody): FakeAnswer {
  const { orderTotal, version } = checkoutBody(payment, cart).orderPayment;
  if (isEmpty(cart)) return refused('EMPTY_CART', 'Your cart is empty.');
  if (expected.version !== version) {
    const text = `The total changed from $${expected.orderTotal} to $${orderTotal}. Look it over, then place the order.`;
    return refused('ORDER_CHANGED', text, 409);
  }
  cart.clear();
  payment.applied = [];
  const isWaiting = payment.account?.needsApproval ?? false;
  return { status: 200, body: { order: { orderNumber: 'Q-100001', isWaiting, orderUrl: '/webapp/order/Q-100001' } } };
}

function checkoutBody(payment: FakePayment, cart: FakeCartRequests): CheckoutPaymentBody {
  const total = Number(cart.body.cartSummary?.orderTotal ?? 0);
  let left = total;
  const inOrder = [...payment.applied].sort((a, b) => rank(a) - rank(b));
  const orderPayments = inOrder.map((each) => {
    const { balance } = payment.tokens[each.profileRefId ?? ''] ?? {};
    const most = each.paymentType === 'GIFT_CARD' ? Number(balance ?? 0) : Number(balance ?? left);
    const amount = Math.min(left, most);
    left -= amount;
    return { ...each, amountApplied: amount.toFixed(2) };
  });
  return {
    orderPayment: {
      orderPayments,
      orderTotal: total.toFixed(2),
      balanceDue: left.toFixed(2),
      version: versionOf(cart, orderPayments),
    },
    userPayment: { payments: payment.cards, ...(payment.cardLimit && { maxCards: payment.cardLimit }) },
    addresses: payment.addresses,
    cardFrame: { url: payment.frameUrl },
    vendors: payment.vendors,
    invoicePayment: payment.takesInvoices === true && payment.applied.length === 0,
    messages: [...(payment.messages ?? []), ...(isEmpty(cart) ? [{ code: 'EMPTY_CART', type: 'WARNING' }] : [])],
    ...(payment.account && { accountPayment: payment.account }),
  };
}

/** Changes with each line and payment, as the reference shop's does. */
const versionOf = ({ body }: FakeCartRequests, payments: { id: string; amountApplied: string }[]) =>
  [
    ...(body.items ?? []).map(({ itemId, qty }) => `${itemId} ${qty}`),
    ...payments.map(({ id, amountApplied }) => `${id} ${amountApplied}`),
  ].join();

const isEmpty = ({ body }: FakeCartRequests) => (body.items ?? []).length === 0;

/** Gift cards pay first, then prepaid cards, then the single remaining method. */
const rank = ({ paymentType }: PaymentBody) => ['GIFT_CARD', 'PREPAID_CARD', paymentType].indexOf(paymentType);

function bodyOfCard(payment: FakePayment, card: CardPaymentBody, id: string): PaymentBody {
  const { paymentType, accountNumber = '', userNotes, isDefault, profilePayment, billingAddress } = card;
  const { brand, lastFour, expiryMonth, expiryYear } = payment.tokens[accountNumber] ?? VISA;
  return {
    id,
    profileRefId: accountNumber,
    paymentType,
    ...(brand && { brand, expiryMonth, expiryYear }),
    accountNumber: lastFour,
    userNotes,
    isDefault,
    profilePayment,
    billingAddress,
    currencyCode: 'USD',
  };
}

function apply(payment: FakePayment, { cardPayment, purchaseOrderNumber }: PaymentRequestBody): void {
  const id = `payment-${payment.applied.length + 1}`;
  if (purchaseOrderNumber) {
    payment.applied = [{ id, paymentType: 'PURCHASE_ORDER', purchaseOrderNumber }];
    return;
  }
  if (!cardPayment) return;
  const savedCard = payment.cards.find((each) => each.id === cardPayment.profileRefId);
  const next = savedCard ? { ...savedCard, id } : bodyOfCard(payment, cardPayment, id);
  const others = payment.applied.filter((each) => rank(each) < 2 || rank(next) < 2);
  payment.applied = [...others, next];
  if (cardPayment.profilePayment && !savedCard) saveCard(payment, cardPayment);
}

/** A vendor's payment replaces a card, like another card does. */
export function applyVendorPayment(payment: FakePayment, vendorPaymentType: string): void {
  const id = `payment-${payment.applied.length + 1}`;
  const gifts = payment.applied.filter((each) => rank(each) < 2);
  payment.applied = [...gifts, { id, paymentType: vendorPaymentType, vendorPaymentType }];
}

function saveCard(payment: FakePayment, card: CardPaymentBody | undefined): void {
  if (!card) return;
  const added = bodyOfCard(payment, { ...card, profilePayment: true }, `card-${payment.cards.length + 1}`);
  const others = payment.cards.map((each) => (card.isDefault ? { ...each, isDefault: false } : each));
  payment.cards = [...others, added];
}

function change(payment: FakePayment, id: string, card: Partial<CardPaymentBody> = {}): void {
  payment.cards = payment.cards.map((each) => {
    if (each.id === id) return { ...each, ...card };
    return card.isDefault ? { ...each, isDefault: false } : each;
  });
}

function saveAddress(
  payment: FakePayment,
  { addresses, isConfirmed }: AddressesRequestBody,
  state: (more?: Partial<CheckoutPaymentBody>) => FakeAnswer,
): FakeAnswer {
  if (payment.suggestion && !isConfirmed) return state({ suggestedAddress: payment.suggestion });
  for (const [at, address] of addresses.entries()) {
    const id = address.id ?? `address-${payment.addresses.length + at + 1}`;
    payment.addresses = [...payment.addresses.filter((each) => each.id !== id), { ...address, id }];
  }
  return state();
}

function sessionAnswer({ captcha }: FakePayment, { captchaData }: Record<string, unknown>): FakeAnswer {
  const { id, answer } = (captchaData ?? captchaOf(captcha)) as { id?: string; answer?: string };
  return id === captcha.id && answer === '7'
    ? { status: 200, body: { session: { id: 'sessionone', validUntil: Date.now() + 600_000 } } }
    : refused('CAPTCHA_FAILED', 'That is not the answer');
}

const captchaOf = ({ id }: FakePayment['captcha']) => ({ id, answer: '7' });

function balanceAnswer({ tokens }: FakePayment, { cardPayment }: PaymentRequestBody): FakeAnswer {
  const card = tokens[cardPayment?.accountNumber ?? ''];
  return card?.balance === undefined
    ? refused('GIFT_CARD_D33', 'No such gift card')
    : { status: 200, body: { balance: card.balance, currencyCode: 'USD', accountNumber: card.lastFour } };
}

const refused = (code: string, message: string, status = 400): FakeAnswer => ({
  status,
  body: { status, messages: [{ code, type: 'ERROR', message }] },
});
