import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../../tests/support/widgets/storefront';
import * as v from '../../../../schema';
import { ENDPOINTS } from '../../../endpoints';
import { CommerceError } from '../../rules/commerceError';
import type { HostRequest } from '../host/host';
import { parseAnswer } from './failures';
import { DEVICE_METADATA_MAX, FIRST_ALONE_MS, type Request } from './transport';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00') }));
afterEach(() => void vi.useRealTimers());

const error = (promise: Promise<unknown>) => promise.catch((thrown: unknown) => thrown as CommerceError);

/** A page whose requests receive the response that the test supplies. */
function anAnsweringPage(status: number, text: string, headers: Record<string, string> = {}) {
  const seen: HostRequest[] = [];
  const fetch = async (_: string, request: HostRequest = {}) => {
    seen.push(request);
    return {
      ok: status < 300,
      status,
      headers: { get: (name: string) => headers[name] ?? null },
      text: async () => text,
    };
  };
  return { ...aStorefront({ host: { fetch } }), seen };
}

describe('Calls', () => {
  test('every call sends credentials [HTTP-003]', async () => {
    const { send, shop } = aStorefront();
    for (const name of [
      'readCart',
      'addItems',
      'updateItems',
      'updateCart',
      'deleteItem',
      'modifyOrder',
      'doNotShow',
      'paymentAuth',
      'log',
      'updateSessionToken',
      'recommend',
    ] as const)
      await error(send(v.unknown(), ENDPOINTS[name], { ids: { id: '1', token: '1' } }));
    expect(shop.requests).toHaveLength(11);
    expect(new Set(shop.requests.map(({ credentials }) => credentials))).toEqual(new Set(['include']));
  });

  test('a request accepts JSON, and names the type of its body if it has one', async () => {
    const { send, shop } = aStorefront();
    await error(send(v.unknown(), ENDPOINTS.addItems, { body: { items: [] } }));
    await error(send(v.unknown(), ENDPOINTS.readCart));
    const [withBody, without] = shop.requests.map(({ headers }) => headers);
    expect(withBody).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
    expect(without).toMatchObject({ accept: 'application/json' });
    expect(without).not.toHaveProperty('content-type');
  });

  test('the calls of cart, payment and log are below /cc/api [HTTP-001]', async () => {
    const { send, shop } = aStorefront();
    for (const name of [
      'readCart',
      'addItems',
      'updateItems',
      'updateCart',
      'deleteItem',
      'paymentAuth',
      'log',
    ] as const)
      await error(send(v.unknown(), ENDPOINTS[name], { ids: { id: '1', token: '1' } }));
    expect(shop.requests.map(({ path }) => path.slice(0, 8))).toEqual(Array(7).fill('/cc/api/'));
  });

  test.each([
    ['updateItems', 'PUT'],
    ['updateCart', 'PUT'],
    ['deleteItem', 'DELETE'],
  ] as const)('the call %s is a POST with the override %s as a header [HTTP-007]', async (name, override) => {
    const { send, shop } = aStorefront();
    await error(send(v.unknown(), ENDPOINTS[name], { ids: { id: 'a/b' }, body: {} }));
    expect(shop.requests[0]).toMatchObject({ method: 'POST', headers: { 'x-http-method-override': override } });
  });

  test('a call times out after 30000 ms by default [HTTP-004]', async () => {
    const { send, shop } = aStorefront();
    shop.failNext('timeout');
    const thrown = error(send(v.unknown(), ENDPOINTS.readCart));
    const settled = vi.fn();
    void thrown.then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await thrown).toMatchObject({ kind: 'network', code: 'TIMEOUT' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a call can be aborted while it is pending, and is not sent if it is aborted before', async () => {
    const { send, shop } = aStorefront();
    shop.hold();
    const abort = new AbortController();
    const thrown = error(send(v.unknown(), ENDPOINTS.readCart, { signal: abort.signal }));
    abort.abort();
    expect(await thrown).toMatchObject({ kind: 'network', code: 'ABORTED' });
    expect(await error(send(v.unknown(), ENDPOINTS.readCart, { signal: abort.signal }))).toMatchObject({
      code: 'ABORTED',
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a call can be aborted, and times out, on a page whose fetch drops the signal', async () => {
    const fetch = () => new Promise<never>(() => undefined);
    const { send } = aStorefront({ host: { fetch } });
    const abort = new AbortController();
    const aborted = error(send(v.unknown(), ENDPOINTS.log, { signal: abort.signal }));
    const late = error(send(v.unknown(), ENDPOINTS.log));
    abort.abort();
    expect(await aborted).toMatchObject({ kind: 'network', code: 'ABORTED' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await late).toMatchObject({ kind: 'network', code: 'TIMEOUT' });
  });

  test('a call that has its response leaves no listener on the signal of its caller', async () => {
    const { send } = anAnsweringPage(200, '{}');
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await send(v.unknown(), ENDPOINTS.readCart, { signal });
    expect(added).toHaveBeenCalledOnce();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  test('a call is kept alive only if its body is small enough for browsers', async () => {
    const { send, shop } = aStorefront();
    const around = '{"note":""}'.length;
    for (const length of [10, 60_000 - around, 60_001 - around])
      await error(send(v.unknown(), ENDPOINTS.addItems, { isKeptAlive: true, body: { note: 'x'.repeat(length) } }));
    await error(send(v.unknown(), ENDPOINTS.addItems, { isKeptAlive: true }));
    expect(shop.requests.map(({ keepalive }) => keepalive)).toEqual([true, true, false, true]);
  });
});

describe('Device metadata', () => {
  test.each([
    [DEVICE_METADATA_MAX, true],
    [DEVICE_METADATA_MAX + 1, false],
  ])(
    'device metadata of %i characters is sent: %s; the request is sent in any case [HTTP-012]',
    async (length, isSent) => {
      const { send, shop } = aStorefront();
      const deviceMetadata = 'x'.repeat(length);
      await send(v.unknown(), ENDPOINTS.log, { body: { msg: 'a', deviceMetadata } });
      expect(DEVICE_METADATA_MAX).toBe(11_000);
      expect(shop.requests[0]?.body).toEqual(isSent ? { msg: 'a', deviceMetadata } : { msg: 'a' });
    },
  );

  test('device metadata that is not a text is left out [HTTP-012]', async () => {
    const { send, shop } = aStorefront();
    await send(v.unknown(), ENDPOINTS.log, { body: { msg: 'a', deviceMetadata: { a: 1 } } });
    expect(shop.requests[0]?.body).toEqual({ msg: 'a' });
  });
});

describe('Context token', () => {
  test('the context token of a response is stored in the browser and sent with the next call [HTTP-011, STOR-007]', async () => {
    const { cart, host, shop } = aStorefront();
    shop.contextToken = 'ctx-9';
    await cart.add([{ sku: 'MUG', quantity: 1 }]);
    expect(host.localStorage.get('ctx-token')).toBe('ctx-9');
    shop.contextToken = '';
    await cart.add([{ sku: 'MUG', quantity: 1 }]);
    expect(host.localStorage.get('ctx-token')).toBe('ctx-9');
    expect(shop.requests.map(({ headers }) => headers['ctx-token'])).toEqual([undefined, 'ctx-9']);
  });

  test('the context token of the cookie takes precedence over the stored one', async () => {
    const { send, shop } = aStorefront({
      host: { localStorage: { 'ctx-token': 'old' }, cookies: { 'ctx-token': 'new' } },
    });
    await send(v.unknown(), ENDPOINTS.readCart);
    expect(shop.requests[0]?.headers['ctx-token']).toBe('new');
  });
});

describe('The first request', () => {
  /** A page of a new customer. Its shop sends no context token, and holds its responses. */
  function aNewCustomer() {
    const { send, shop } = aStorefront();
    shop.contextToken = '';
    shop.hold();
    const sent = () => shop.requests.length;
    return { shop, sent, read: () => send(v.unknown(), ENDPOINTS.readCart) };
  }

  test('of a customer without a session is alone, because the shop would start a session for each [DEC-Q618]', async () => {
    const { read, shop, sent } = aNewCustomer();
    const reads = [read(), read(), read()];
    await expect.poll(sent).toBe(1);
    shop.release();
    await Promise.all(reads);
    expect(sent()).toBe(3);
    shop.hold();
    const more = [read(), read()];
    await expect.poll(sent).toBe(5);
    shop.release();
    await Promise.all(more);
  });

  test.each([
    ['is not answered', (shop: FakeShop) => shop.failNext('network')],
    ['is refused', (shop: FakeShop) => shop.refuseNext('TECHNICAL_PROBLEM', { status: 500 })],
  ])('is followed by the others together if it %s [DEC-Q618]', async (_, fail) => {
    const { read, shop, sent } = aNewCustomer();
    fail(shop);
    const reads = [error(read()), read(), read()];
    await expect.poll(sent).toBe(1);
    shop.release();
    shop.hold();
    await expect.poll(sent).toBe(3);
    shop.release();
    await Promise.all(reads);
  });

  test('is followed by the others after a second without a response [DEC-Q618]', async () => {
    const { read, shop, sent } = aNewCustomer();
    const reads = [read(), read(), read()];
    await vi.advanceTimersByTimeAsync(FIRST_ALONE_MS - 1);
    expect(sent()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toBe(3);
    shop.release();
    await Promise.all(reads);
  });

  test.each([{ cookies: { 'ctx-token': 'a' } }, { localStorage: { 'ctx-token': 'a' } }])(
    'does not delay the others of a customer with %o [DEC-Q618]',
    async (host) => {
      const { send, shop } = aStorefront({ host });
      shop.hold('read');
      const reads = [send(v.unknown(), ENDPOINTS.readCart), send(v.unknown(), ENDPOINTS.readCart)];
      await expect.poll(() => shop.requestsOf('read')).toHaveLength(2);
      shop.release();
      await Promise.all(reads);
    },
  );
});

describe('Refusals', () => {
  test.each([400, 401, 403, 500])(
    'a refusal with status %i has its status, code, message and body [HTTP-009, HTTP-010]',
    async (status) => {
      const body = {
        status,
        messages: [{ code: 'INVALID_ITEMS', type: 'ERROR', message: 'Items not passed' }],
        more: 1,
      };
      const { send } = anAnsweringPage(status, JSON.stringify(body));
      const thrown = await error(send(v.unknown(), ENDPOINTS.addItems, { on401: 'reject' }));
      expect(thrown).toBeInstanceOf(CommerceError);
      expect(thrown).toMatchObject({
        kind: 'refused',
        status,
        code: 'INVALID_ITEMS',
        message: 'Items not passed',
        body,
      });
    },
  );

  test.each([400, 403, 500, 502])(
    'a refusal with status %i and no message of the shop has its status as its code [HTTP-010]',
    async (status) => {
      const { send } = anAnsweringPage(status, '<h1>no</h1>');
      expect(await error(send(v.unknown(), ENDPOINTS.addItems))).toMatchObject({
        kind: 'refused',
        status,
        code: `HTTP_${status}`,
        body: '<h1>no</h1>',
      });
    },
  );
});

describe('Responses', () => {
  test('a missing response is a network error with its cause', async () => {
    const { send, shop } = aStorefront();
    shop.failNext('network');
    expect(await error(send(v.unknown(), ENDPOINTS.readCart))).toMatchObject({
      kind: 'network',
      code: 'NETWORK',
      cause: expect.any(TypeError),
    });
  });

  test('a response that is not JSON is a contract error', async () => {
    const { send } = anAnsweringPage(200, '<!doctype html>');
    expect(await error(send(v.unknown(), ENDPOINTS.readCart))).toMatchObject({
      kind: 'contract',
      code: 'CONTRACT',
      status: 200,
    });
  });

  test('a contract error names the field, what was expected and what was received', async () => {
    const schema = v.object({ items: v.array(v.object({ qty: v.number() })) });
    const { send } = anAnsweringPage(200, '{"items":[{"qty":1},{"qty":"two"}]}');
    expect(await error(send(schema, ENDPOINTS.readCart))).toMatchObject({
      kind: 'contract',
      message: 'readCart: items.1.qty: expected number, received "two"',
    });
    expect(() => parseAnswer(schema, null, 'readCart')).toThrow('readCart: body: expected Object, received null');
    const ours = v.object({ total: v.custom<string>((value) => typeof value === 'string', 'an amount') });
    expect(() => parseAnswer(ours, { total: 7 }, 'readCart')).toThrow(
      'readCart: total: expected an amount, received 7',
    );
  });
});

describe('Calls with a cache id', () => {
  const cachedRequest = (request: Request = {}) => ({ cacheId: 'cart', ...request });

  test('a second call with the same cache id is rejected while the first is pending [HTTP-006]', async () => {
    const { send, shop } = aStorefront();
    shop.hold();
    const first = send(v.unknown(), ENDPOINTS.readCart, cachedRequest());
    expect(await error(send(v.unknown(), ENDPOINTS.readCart, cachedRequest()))).toMatchObject({
      kind: 'refused',
      code: 'DUPLICATE_REQUEST',
    });
    const other = send(v.unknown(), ENDPOINTS.readCart, { cacheId: 'other' });
    shop.release();
    await Promise.all([first, other]);
    expect(shop.requests).toHaveLength(2);
  });

  test('a call with the same cache id has the response of the first for 15000 ms from its start [HTTP-005]', async () => {
    const { send, shop } = aStorefront();
    shop.hold();
    const first = send(v.unknown(), ENDPOINTS.readCart, cachedRequest());
    await vi.advanceTimersByTimeAsync(5000);
    shop.release();
    const answer = await first;
    await vi.advanceTimersByTimeAsync(9999);
    expect(await send(v.unknown(), ENDPOINTS.readCart, cachedRequest())).toEqual(answer);
    expect(shop.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await send(v.unknown(), ENDPOINTS.readCart, cachedRequest());
    expect(shop.requests).toHaveLength(2);
  });

  test('a failed call and a call that changes something are not cached [HTTP-005, HTTP-006]', async () => {
    const { send, shop } = aStorefront();
    shop.failNext('network');
    await error(send(v.unknown(), ENDPOINTS.readCart, cachedRequest()));
    await send(v.unknown(), ENDPOINTS.readCart, cachedRequest());
    for (const _ of [1, 2]) await send(v.unknown(), ENDPOINTS.log, { cacheId: 'log', body: {} });
    expect(shop.requests).toHaveLength(4);
  });

  test('a late failure does not evict the response of a newer call', async () => {
    const { send, shop } = aStorefront();
    shop.hold();
    shop.failNext('network');
    const first = error(send(v.unknown(), ENDPOINTS.readCart, cachedRequest()));
    await vi.advanceTimersByTimeAsync(15_000);
    const second = send(v.unknown(), ENDPOINTS.readCart, cachedRequest());
    shop.release();
    await Promise.all([first, second]);
    await send(v.unknown(), ENDPOINTS.readCart, cachedRequest());
    expect(shop.requests).toHaveLength(2);
  });

  test('calls without a cache id are always sent', async () => {
    const shop = fakeShop();
    const { send } = aStorefront({ shop });
    await Promise.all([send(v.unknown(), ENDPOINTS.readCart), send(v.unknown(), ENDPOINTS.readCart)]);
    expect(shop.requests).toHaveLength(2);
  });
});
