import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { PaymentAuthBody } from '../../../src/core/payment/contract/paymentAuth';
import type { ShopEnv } from '../accounts/visitor';
import { Refusal } from '../http/refusal';

const tokenLifeMs = 24 * 3_600_000;

/** Issues the token that later payment calls carry. `type` P requests the wallet's token, SP also the store pay's. */
export function paymentApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();
  api.post('/payment/gateway/:token', (c) => {
    const type = c.req.query('type') ?? 'P';
    if (type !== 'P' && type !== 'SP') throw new Refusal(400, 'INVALID_DATA_ITEM', 'type: expected P or SP');
    return c.json({
      token: {
        value: randomUUID(),
        validUntil: Date.now() + tokenLifeMs,
        tokenType: 'PAYMENT_AUTH_TOKEN',
        transactionId: randomUUID(),
      },
      walletClientToken: { ClientToken: randomUUID(), ReturnUser: c.get('visitor').account ? 'returning' : 'new' },
    } satisfies PaymentAuthBody);
  });
  return api;
}
