import { describe, expect, test } from 'vitest';
import { memoryHost } from './memoryHost';

describe('memoryHost', () => {
  test('starts with the values that it is given', () => {
    const host = memoryHost({
      href: 'https://shop.example/pens',
      window: { ctxToken: 'T1', shop: { token: 'T2' } },
      localStorage: { cart: '1' },
      sessionStorage: { seen: '2' },
      cookies: { zipcode: '02108' },
      now: () => 42,
      randomId: () => 'id',
    });
    expect(host.location.href).toBe('https://shop.example/pens');
    expect([host.windowValue('ctxToken'), host.windowValue('shop.token'), host.windowValue('x.y')]).toEqual([
      'T1',
      'T2',
      undefined,
    ]);
    expect([host.localStorage.get('cart'), host.sessionStorage.get('seen'), host.cookies.get('zipcode')]).toEqual([
      '1',
      '2',
      '02108',
    ]);
    expect([host.now(), host.randomId()]).toEqual([42, 'id']);
  });

  test('has fetch, timers, clock and ids of Node by default', async () => {
    const host = memoryHost();
    const response = await host.fetch('data:text/plain,hello');
    expect([response.ok, response.status, await response.text()]).toEqual([true, 200, 'hello']);

    await new Promise<void>((resolve) => host.setTimeout(resolve, 0));
    host.clearTimeout(host.setTimeout(() => expect.unreachable(), 0));
    await new Promise<void>((resolve) => host.setTimeout(resolve, 5));

    const abort = host.createAbort();
    abort.abort();
    expect(abort.signal.aborted).toBe(true);
    await expect(host.fetch('data:text/plain,hello', { signal: abort.signal })).rejects.toThrow();

    const before = Date.now();
    const now = host.now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
    expect(host.randomId()).not.toBe(host.randomId());
  });

  test('records assigned URLs, resolved against the current one', () => {
    const host = memoryHost({ href: 'https://shop.example/pens?page=2' });
    host.location.replaceHref('?page=3');
    expect([host.location.href, host.assigned]).toEqual(['https://shop.example/pens?page=3', []]);

    host.location.assign('/cart');
    expect([host.location.href, host.assigned]).toEqual(['https://shop.example/cart', ['https://shop.example/cart']]);
  });

  test('records the messages posted to the native app', () => {
    const host = memoryHost();
    host.postToNative({ message: 'navigate', route: '/cart' });
    expect(host.posted).toEqual([{ message: 'navigate', route: '/cart' }]);
  });

  test('drops a cookie when its max-age is over', () => {
    let now = 0;
    const host = memoryHost({ now: () => now, cookies: { zipcode: '02108' } });
    host.cookies.set('store', '8', { maxAgeSeconds: 1 });
    host.cookies.set('lists', 'x');
    now = 999;
    expect(host.cookies.get('store')).toBe('8');
    now = 1000;
    expect([host.cookies.get('store'), host.cookies.get('lists'), host.cookies.get('zipcode')]).toEqual([
      undefined,
      'x',
      '02108',
    ]);
    host.cookies.set('lists', '', { maxAgeSeconds: 0 });
    expect(host.cookies.get('lists')).toBeUndefined();
  });

  test('fires page events to listeners until they unsubscribe', () => {
    const host = memoryHost();
    const received: unknown[] = [];
    const leave = [
      host.onPageShow((isRestored) => received.push(isRestored)),
      host.onPageHide(() => received.push('hidden')),
      host.onVisible(() => received.push('visible')),
      host.onStorage('cart', (value) => received.push(value)),
    ];
    const fire = () => {
      host.firePageShow(true);
      host.firePageHide();
      host.fireVisible();
      host.fireStorage('cart', 'theirs');
      host.fireStorage('other', 'x');
    };
    fire();
    for (const end of leave) end();
    fire();

    expect(received).toEqual([true, 'hidden', 'visible', 'theirs']);
    expect(host.localStorage.get('cart')).toBe('theirs');
    host.fireStorage('cart', null);
    expect(host.localStorage.get('cart')).toBeNull();
  });
});

describe('Two tabs of one browser', () => {
  test('tabs share local storage and cookies; each is notified of the other tab’s changes, not of its own', () => {
    const firstTab = memoryHost({
      localStorage: { cart: '1' },
      sessionStorage: { seen: 'x' },
      cookies: { zipcode: '0' },
    });
    const secondTab = firstTab.openTab({ href: 'https://shop.example/cart' });
    const received: unknown[] = [];
    firstTab.onStorage('cart', (value) => received.push(['one', value]));
    secondTab.onStorage('cart', (value) => received.push(['two', value]));

    expect([
      secondTab.localStorage.get('cart'),
      secondTab.sessionStorage.get('seen'),
      secondTab.cookies.get('zipcode'),
    ]).toEqual(['1', null, '0']);
    firstTab.localStorage.set('cart', '2');
    firstTab.localStorage.set('cart', '2');
    secondTab.localStorage.remove('cart');
    secondTab.localStorage.remove('cart');
    firstTab.sessionStorage.set('cart', '3');
    secondTab.cookies.set('zipcode', '02108');

    expect(received).toEqual([
      ['two', '2'],
      ['one', null],
    ]);
    expect(firstTab.cookies.get('zipcode')).toBe('02108');
    expect([firstTab.location.href, secondTab.location.href]).toEqual([
      'https://shop.example/',
      'https://shop.example/cart',
    ]);
  });
});
