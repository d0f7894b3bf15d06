import { describe, expect, test } from 'vitest';
import { aVisitor, shopFrom } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests({
  isTrusted: (address) => address === '10.0.0.1',
  providerOrigin: () => 'http://pay.example',
});
const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example', accept: 'text/html' };

const pageThrough = (proxy: string, path = '/') => aVisitor(shopFrom(open.shop, proxy)).send(path, { headers: https });

describe('behind a TLS proxy', () => {
  test('that is trusted, all cookies of the visit are Secure, and the browser uses HTTPS from now on [DEC-Q390]', async () => {
    const page = await pageThrough('10.0.0.1');
    const cookies = page.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    expect(cookies.filter((cookie) => !/; Secure/.test(cookie))).toEqual([]);
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('that is not trusted, nothing is [DEC-Q390]', async () => {
    const page = await pageThrough('10.0.0.2');
    expect(page.headers.getSetCookie().filter((cookie) => /; Secure/.test(cookie))).toEqual([]);
    expect(page.headers.get('strict-transport-security')).toBeNull();
  });

  test.each([
    ['10.0.0.1', 'https://shop.example'],
    ['10.0.0.2', 'http://localhost'],
  ])('absolute URLs through %s begin with %s [DEC-Q390]', async (proxy, origin) => {
    const visitor = aVisitor(shopFrom(open.shop, proxy));
    await visitor.add('OFF-PA-10000061');
    const answer = await visitor.send('/cc/api/checkout/default/payment', { headers: https });
    expect(await answer.text()).toContain(encodeURIComponent(`${origin}/`));
  });

  test.each([
    ['10.0.0.1', 200],
    ['10.0.0.2', 403],
  ])('an old browser at https://shop.example may change its cart through %s: %i [DEC-Q390]', async (proxy, status) => {
    const visitor = aVisitor(shopFrom(open.shop, proxy));
    const body = { items: [{ itemId: 'OFF-PA-10000061', qty: 1 }] };
    const headers = { ...https, accept: 'application/json', origin: 'https://shop.example' };
    expect((await visitor.send('/cc/api/checkout/default/item', { body, headers })).status).toBe(status);
  });
});
