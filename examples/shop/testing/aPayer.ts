import * as v from 'valibot';
import { CheckoutPaymentBody, PaymentSessionBody } from '../../../src/core/payment/contract/payment';
import type { CardPaymentBody, PaymentSessionRequestBody } from '../../../src/core/payment/contract/paymentRequests';
import { anAddressBody } from '../../../tests/support/widgets/anAddress';
import type { Database } from '../database/open';
import { createVault } from '../vault/createVault';
import { shopFrom, type TestVisitor } from './aVisitor';

export const vaultOrigin = 'http://vault.example';

export const home = anAddressBody({ type: 'S', phones: ['5085550134'] });

export type TypedCard = { accountNumber: string; cvv?: string; expiryMonth?: string; expiryYear?: string };

/** The vault of a test's shop, without a port. */
export function vaultOf(database: Database) {
  return createVault({
    database,
    browserFiles: 'dist/browser',
    origin: () => vaultOrigin,
    shops: () => ['http://shop.example'],
  });
}

/** Sends a card as the card frame does, and returns the vault's response. */
export async function sendToVault(
  database: Database,
  body: object,
  { key = 'keyone', origin = vaultOrigin, address }: { key?: string; origin?: string; address?: string } = {},
): Promise<{ status: number; body: Record<string, string>; code: string | undefined }> {
  const init = {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  };
  const vault = vaultOf(database);
  const response = await (address ? shopFrom(vault, address) : vault).request('/cc/api/tdprocess', init);
  const answer = (await response.json()) as { messages?: { code: string }[] };
  return { status: response.status, body: answer as Record<string, string>, code: answer.messages?.[0]?.code };
}

/** A visitor who pays: sessions and tokens of typed cards, and the calls of the payment page. */
export function aPayer(database: Database, visitor: TestVisitor, address?: string) {
  const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await visitor.send(`/cc/api${path}`, { ...(body && { body }), headers });
    const answer = await response.json();
    const code = (answer as { messages?: { code?: string }[] }).messages?.[0]?.code;
    return { status: response.status, answer, code };
  };
  const state = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const { status, answer } = await call(path, body, headers);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(answer)}`);
    return v.parse(CheckoutPaymentBody, answer);
  };

  async function session(request: PaymentSessionRequestBody): Promise<string> {
    return v.parse(PaymentSessionBody, (await call('/payment/session', request)).answer).session.id;
  }

  async function frame(card: TypedCard, paymentType: CardPaymentBody['paymentType'] = 'CREDIT_CARD') {
    const face = paymentType === 'GIFT_CARD' ? { cvv: '1234' } : { cvv: '123', expiryMonth: '12', expiryYear: '30' };
    const body = { session: await session({ paymentType }), paymentType, ...face, ...card };
    return sendToVault(database, body, address ? { address } : {});
  }

  async function token(accountNumber: string, paymentType: CardPaymentBody['paymentType'] = 'CREDIT_CARD') {
    const { body, status } = await frame({ accountNumber }, paymentType);
    if (status !== 200 || !body['token']) throw new Error(`no token: ${JSON.stringify(body)}`);
    return body['token'];
  }

  const cardPayment = (accountNumber: string, more: object = {}) => ({
    cardPayment: { paymentType: 'CREDIT_CARD', currencyCode: 'USD', source: 'USER_KEYED', accountNumber, ...more },
  });

  /** What the payment page displays. */
  async function expected(): Promise<{ orderTotal: string; version: string }> {
    const { orderTotal, version } = (await state('/checkout/default/payment')).orderPayment;
    return { orderTotal: String(orderTotal), version: version ?? '' };
  }

  return {
    call,
    state,
    session,
    frame,
    token,
    read: () => state('/checkout/default/payment'),
    apply: async (accountNumber: string) => state('/checkout/default/payment', cardPayment(await token(accountNumber))),
    applyToken: (name: string, more: object = {}) => call('/checkout/default/payment', cardPayment(name, more)),
    applyGift: async (number: string) =>
      state('/checkout/default/payment', cardPayment(await token(number, 'GIFT_CARD'), { paymentType: 'GIFT_CARD' })),
    applyPrepaid: async (number: string) =>
      state(
        '/checkout/default/payment',
        cardPayment(await token(number, 'PREPAID_CARD'), { paymentType: 'PREPAID_CARD' }),
      ),
    saveCard: (name: string, more: object = {}) => state('/payment/cards', cardPayment(name, more)),
    expected,
    /** Places the order as the payment page displays it, or as it was displayed before. */
    order: async (
      key: string,
      { seen = expected, ...more }: { seen?: () => Promise<object>; [field: string]: unknown } = {},
    ) =>
      call(
        '/checkout/default/order',
        { email: 'ada@shop.example', addresses: [home], expected: await seen(), ...more },
        { 'Idempotency-Key': key },
      ),
  };
}
