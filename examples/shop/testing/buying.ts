import { parse } from 'valibot';
import { CheckoutPaymentBody } from '../../../src/core/payment/contract/payment';
import { home } from './aPayer';
import type { TestVisitor } from './aVisitor';

/** What an order says, in place of a good order of what the customer has seen. */
type Ordering = {
  email?: string;
  seen?: () => Promise<{ orderTotal: string; version: string }>;
  addresses?: object[];
  paymentType?: string | undefined;
  earlierKeys?: string[];
  accountInfo?: object;
};

/** The calls of the payment step. */
export function buying(visitor: TestVisitor) {
  const shown = async () => {
    const answer = await visitor.send('/cc/api/checkout/default/payment');
    return parse(CheckoutPaymentBody, await answer.json());
  };
  const expected = async () => {
    const { orderTotal, version } = (await shown()).orderPayment;
    return { orderTotal: String(orderTotal), version: version ?? '' };
  };
  const order = async (key: string, { email = 'ada@shop.example', seen = expected, ...more }: Ordering = {}) => {
    const body = { email, addresses: [home], expected: await seen(), paymentType: 'INVOICE', ...more };
    const answer = await visitor.send('/cc/api/checkout/default/order', { body, headers: { 'Idempotency-Key': key } });
    const { order, messages } = (await answer.json()) as {
      order?: { orderNumber: string; orderUrl: string; isWaiting?: boolean };
      messages?: { code: string; message: string }[];
    };
    const { orderNumber: number, orderUrl: url, isWaiting } = order ?? {};
    return { status: answer.status, number, url, isWaiting, refusal: messages?.[0] };
  };
  const read = async (number: string | undefined) => {
    const answer = await visitor.send(`/cc/api/order/${number}`);
    return { status: answer.status, ...((await answer.json()) as { order?: Record<string, unknown> }) };
  };
  return { shown, expected, order, read };
}
