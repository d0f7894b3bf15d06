import { describe, expect, test } from 'vitest';
import { itemOf } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const item = '/cc/api/checkout/default/item';

async function expectRefusal(response: Response, code: string, status = 400): Promise<void> {
  const body = await response.json();
  expect({ status: response.status, body }).toMatchObject({
    status,
    body: { status, messages: [{ code, type: 'ERROR' }] },
  });
}

describe('malformed adds', () => {
  test.each([
    ['{"items":[', 'INVALID_DATA_ITEM'],
    ['[]', 'INVALID_ITEMS'],
    ['null', 'INVALID_DATA_ITEM'],
    ['"items"', 'INVALID_DATA_ITEM'],
    ['', 'INVALID_ITEMS'],
    ['{}', 'INVALID_ITEMS'],
    ['{"items":[]}', 'INVALID_ITEMS'],
    ['{"items":{}}', 'INVALID_DATA_ITEM'],
    ['{"items":[null]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":7,"qty":1}]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"","qty":1}]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"A"}]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"A","qty":"1"}]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"A","qty":1.5}]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"A","qty":1e99}]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"A","qty":99999999999}]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"A","qty":0}]}', 'INVALID_QTY'],
    ['{"items":[{"itemId":"A","qty":-1}]}', 'INVALID_QTY'],
    ['{"items":[{"itemId":"A\\u0000B","qty":1}]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"\\ud800","qty":1}]}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"A","qty":1,"deliveryType":"DRONE"}]}', 'INVALID_DATA_ITEM'],
    [`{"items":[{"itemId":"${'A'.repeat(101)}","qty":1}]}`, 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"A","qty":1}],"coupons":"SAVE10"}', 'INVALID_DATA_ITEM'],
    ['{"items":[{"itemId":"A","qty":1}],"ignoreHrdAlt":"yes"}', 'INVALID_DATA_ITEM'],
  ])('an add with the body %s is refused', async (body, code) => {
    await expectRefusal(await open.visitor.send(item, { body }), code);
    expect((await open.visitor.read()).items).toEqual([]);
  });

  test('an add of 1,001 items is refused', async () => {
    const items = Array.from({ length: 1001 }, () => ({ itemId: 'OFF-PA-10000048', qty: 1 }));
    await expectRefusal(await open.visitor.send(item, { body: { items } }), 'INVALID_DATA_ITEM');
  });

  test('an add of more than 300,000 bytes is refused with 413', async () => {
    const response = await open.visitor.send(item, { body: { items: [], filler: 'x'.repeat(300_000) } });
    await expectRefusal(response, 'INVALID_DATA_ITEM', 413);
  });

  test('refusals have the message texts of the specification', async () => {
    expect(await (await open.visitor.send(item, { body: { items: [] } })).json()).toEqual({
      status: 400,
      messages: [{ code: 'INVALID_ITEMS', type: 'ERROR', message: 'Items not passed' }],
    });
    expect(await (await open.visitor.send(item, { body: { items: [{ itemId: 'A', qty: 0 }] } })).json()).toEqual({
      status: 400,
      messages: [{ code: 'INVALID_QTY', type: 'ERROR', message: 'Qty of one the items is incorrect' }],
    });
  });

  test.each([
    "'; drop table products; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%',
    'constructor',
    '__proto__',
  ])('an add of the SKU %s is an unknown item, and the shop still works', async (sku) => {
    expect(itemOf(await open.visitor.add(sku), sku)).toMatchObject({ qty: 0, messages: [{ code: 'INVALID_ITEM' }] });
    expect(itemOf(await open.visitor.add('OFF-PA-10000048'), 'OFF-PA-10000048').qty).toBe(1);
  });

  test.each(['', ' ', 'ä', 'x'.repeat(101)])('an add with the idempotency key "%s" is refused', async (key) => {
    const headers = { 'Idempotency-Key': encodeURIComponent(key).length === key.length ? key : 'ü' };
    const response = await open.visitor.send(item, { body: { items: [{ itemId: 'A', qty: 1 }] }, headers });
    await expectRefusal(response, 'INVALID_DATA_ITEM');
  });
});

describe('other malformed calls', () => {
  test.each([
    ['PUT', item, '{}', 'INVALID_ITEMS'],
    ['PUT', item, '{"items":[{"cartItemId":"x","qty":-2}]}', 'INVALID_QTY'],
    ['PUT', item, '{"items":[{"cartItemId":"x","qty":"2"}]}', 'INVALID_DATA_ITEM'],
    ['PUT', item, '{"items":[{"cartItemId":"x","qty":2}]}', 'CART_ITEM_ID_NOT_FOUND'],
    ['PUT', item, '{"furnSvcInfo":[{"level":"GOLD","qty":1}]}', 'INVALID_DATA_ITEM'],
    ['DELETE', `${item}/x`, '', 'CART_ITEM_ID_NOT_FOUND'],
    ['DELETE', `${item}/%00`, '', 'CART_ITEM_ID_NOT_FOUND'],
    ['PUT', '/cc/api/checkout/default?actionType=NONSENSE', '{}', 'INVALID_DATA_ITEM'],
    ['PUT', '/cc/api/checkout/default', '{"proceedCheckout":"yes"}', 'INVALID_DATA_ITEM'],
    ['PUT', '/cc/api/checkout/default?actionType=UPDATE_COUPONS', '{"coupons":[1]}', 'INVALID_DATA_ITEM'],
    ['PUT', '/cc/api/cart/default?actionType=MODIFY_CART', '', 'INVALID_DATA_ITEM'],
    ['PUT', '/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=%00', '', 'INVALID_DATA_ITEM'],
    ['PUT', '/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=CA-2016-152156', '', 'CART_ID_NOT_FOUND'],
    ['POST', '/cc/api/payment/gateway/new?type=X', '{}', 'INVALID_DATA_ITEM'],
    ['GET', '/cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT&value=maybe', '', 'INVALID_DATA_ITEM'],
    ['GET', '/cc/api/cart/opt/type?type=OTHER&value=Y', '', 'INVALID_DATA_ITEM'],
    ['POST', '/ele-lpd/api/sparxProxy/sparxRecommendation', '{"query":{"number":-1}}', 'INVALID_DATA_ITEM'],
    ['POST', '/ele-lpd/api/sparxProxy/sparxRecommendation', '{"query":{"skuList":"A"}}', 'INVALID_DATA_ITEM'],
    ['POST', '/cc/api/log', 'not json', 'INVALID_DATA_ITEM'],
  ])('%s %s with the body %s is refused', async (method, path, body, code) => {
    await expectRefusal(await open.visitor.send(path, { method, ...(body && { body }) }), code);
  });

  test('an unknown path responds with NOT_FOUND', async () => {
    await expectRefusal(await open.visitor.send('/cc/api/nowhere'), 'NOT_FOUND', 404);
  });

  test.each(['/webapp/product/%00', '/webapp/order/%00', '/webapp/category/%00', "/webapp/order/'%20or%201=1"])(
    'the page %s responds with 404',
    async (path) => {
      expect((await open.visitor.send(path, { headers: { accept: 'text/html' } })).status).toBe(404);
    },
  );

  test.each(['%', '_', "'", '\\', '%00', '<b>', 'a'.repeat(5000)])(
    'a search for %s responds without unescaped markup',
    async (query) => {
      const response = await open.visitor.send(
        `/webapp/search?q=${query.startsWith('%0') ? query : encodeURIComponent(query)}`,
      );
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('<b>”');
    },
  );
});
