import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PaymentAuthBody } from '../../../src/core/payment/contract/paymentAuth';
import { clientLog } from '../database/schema';
import { aVisitor, itemOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

test('the session token call returns an empty object and the context token', async () => {
  const response = await open.visitor.send('/ele-lpd/api/sparxProxy/updateSessionToken', {
    body: { serviceContext: {}, query: {} },
  });
  expect(await response.json()).toEqual({});
  expect(response.headers.get('ctx-token')).toBe(open.visitor.cookies.get('ctx-token'));
});

test.each(['P', 'SP'])('the payment gateway issues a token for type %s', async (type) => {
  const response = await open.visitor.send(`/cc/api/payment/gateway/new?type=${type}&cookie=x`, {
    body: { vendorPayment: {} },
  });
  const { token } = v.parse(PaymentAuthBody, await response.json());
  expect(token).toMatchObject({ tokenType: 'PAYMENT_AUTH_TOKEN', transactionId: expect.any(String) });
  expect(Number(token?.validUntil)).toBeGreaterThan(Date.now() + 12 * 3_600_000);
});

test('a browser’s report is stored with limited length, known fields and storable characters only', async () => {
  const body = { msg: 'x'.repeat(5000), error: { stack: 'at\u0000a' }, info: '\ud800', junk: 'y' };
  expect((await open.visitor.send('/cc/api/log', { body })).status).toBe(204);
  const [row] = await open.database.select().from(clientLog).orderBy(desc(clientLog.id)).limit(1);
  expect(row?.entry.msg).toHaveLength(2000);
  expect(row?.entry.error).toContain('stack');
  expect(Object.keys(row?.entry ?? {}).sort()).toEqual(['error', 'info', 'msg']);
});

test('an earlier order refills the cart, only for the visitor who placed it', async () => {
  await open.visitor.add('OFF-PA-10000048', 3);
  const sold = await open.visitor.checkOut({
    name: 'Ada',
    email: 'ada@shop.example',
    address1: '1 Main Street',
    zipCode: '02138',
  });
  const number = /order\/([^?]+)/.exec(sold.headers.get('location') ?? '')?.[1];
  const path = `/cc/api/cart/default?tenantId=10001&channel=WEB&actionType=MODIFY_CART&orderNumber=${number}`;
  const cart = await open.visitor.cartOf(await open.visitor.send(`${path}&returnData=true`, { method: 'PUT' }));
  expect(itemOf(cart, 'OFF-PA-10000048').qty).toBe(3);
  expect((await aVisitor(open.shop).send(path, { method: 'PUT' })).status).toBe(400);
  expect(await (await open.visitor.send(`${path}&returnData=false`, { method: 'PUT' })).json()).toEqual({});
});
