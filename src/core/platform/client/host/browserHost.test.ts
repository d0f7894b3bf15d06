import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTEXT } from '../../../../../tests/support/widgets/storefront';
import { createStorefront } from '../../../createStorefront';
import { browserHost } from './browserHost';

/** Stubs the globals of a page that the host uses. */
function openPage(globals: Record<string, unknown> = {}) {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' });
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const origin = 'https://shop.example';
  const location = { href: `${origin}/pens`, origin, protocol: 'https:', assign: vi.fn() };
  const history = { state: { at: 1 }, replaceState: vi.fn() };
  const all = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    document,
    localStorage,
    sessionStorage: { ...localStorage },
    location,
    history,
    ...globals,
  };
  for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value);
  const fire = (target: EventTarget, type: string, facts: object = {}) =>
    target.dispatchEvent(Object.assign(new Event(type), facts));
  return { page, document, stored, localStorage, location, history, fire };
}

beforeEach(() => void openPage());
afterEach(() => vi.unstubAllGlobals());

describe('fetch', () => {
  const fakeFetch = () => vi.fn(async () => new Response('ok'));

  test('fetch is the page’s own at the time of the call, so that a page may wrap it [DEC-Q510]', async () => {
    const [first, wrapped] = [fakeFetch(), fakeFetch()];
    openPage({ fetch: first });
    const host = browserHost();
    vi.stubGlobal('fetch', wrapped);

    await host.fetch('/cart', { method: 'POST' });

    expect(first).not.toHaveBeenCalled();
    expect(wrapped).toHaveBeenCalledWith('https://shop.example/cart', { method: 'POST' });
  });

  test.each([
    ['https://shop.example', '/cart', 'https://shop.example/cart'],
    ['https://shop.example', 'https://api.example/cart', 'https://api.example/cart'],
    ['https://shop.example', '//api.example/cart', '//api.example/cart'],
    ['null', '/cart', '/cart'],
  ])(
    'fetch on a page of the origin %s for %s requests %s, whatever the base URL of the document',
    async (origin, url, requested) => {
      const fetch = fakeFetch();
      openPage({ fetch, location: { href: 'about:srcdoc', origin } });

      await browserHost().fetch(url);

      expect(fetch.mock.calls[0]).toEqual([requested, undefined]);
    },
  );

  test('fetch rejects, and does not throw, if the page never had one', async () => {
    openPage({ fetch: undefined });
    await expect(browserHost().fetch('/cart')).rejects.toThrow(TypeError);
  });

  test('createAbort gives a signal that is aborted with a reason', () => {
    const abort = browserHost().createAbort();
    abort.abort('late');
    expect(abort.signal).toMatchObject({ aborted: true, reason: 'late' });
  });
});

test('timers fire and can be cleared', async () => {
  const host = browserHost();
  const fired: string[] = [];
  host.setTimeout(() => fired.push('kept'), 0);
  host.clearTimeout(host.setTimeout(() => fired.push('cleared'), 0));

  await new Promise((resolve) => setTimeout(resolve, 10));

  expect(fired).toEqual(['kept']);
  const before = Date.now();
  const now = host.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
  expect(host.randomId()).toHaveLength(36);
});

describe('storage', () => {
  test('localStorage and sessionStorage are the page’s', () => {
    const { stored } = openPage();
    const host = browserHost();
    host.localStorage.set('cart', '1');
    expect(stored.get('cart')).toBe('1');
    host.sessionStorage.set('seen', '2');
    expect(stored.get('seen')).toBe('2');
    expect(host.sessionStorage.get('seen')).toBe('2');
    expect(host.localStorage.isLasting).toBe(true);
  });

  test('storage that the browser forbids lasts for this page only', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new Error('SecurityError');
      },
    });
    const host = browserHost();
    host.localStorage.set('cart', '1');
    expect([host.localStorage.get('cart'), host.localStorage.isLasting]).toEqual(['1', false]);
    host.onStorage('cart', () => {})();
  });

  test('onStorage receives what another tab writes under its key, until it unsubscribes', () => {
    const { page, fire, localStorage } = openPage();
    const received: unknown[] = [];
    const leave = browserHost().onStorage('cart', (value) => received.push(value));
    const session = (globalThis as Record<string, unknown>).sessionStorage;

    fire(page, 'storage', { key: 'cart', newValue: '1', storageArea: localStorage });
    fire(page, 'storage', { key: 'cart', newValue: null, storageArea: localStorage });
    fire(page, 'storage', { key: 'other', newValue: '2', storageArea: localStorage });
    fire(page, 'storage', { key: 'cart', newValue: '3', storageArea: session });
    fire(page, 'storage', { key: null, newValue: null, storageArea: localStorage });
    leave();
    fire(page, 'storage', { key: 'cart', newValue: '4', storageArea: localStorage });

    expect(received).toEqual(['1', null, null]);
  });

  test('onStorage receives what another tab writes, also in a page that may not use its session storage', () => {
    const { page, fire, localStorage } = openPage();
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new Error('SecurityError');
      },
    });
    const received: unknown[] = [];
    browserHost().onStorage('cart', (value) => received.push(value));
    fire(page, 'storage', { key: 'cart', newValue: '1', storageArea: localStorage });
    expect(received).toEqual(['1']);
  });

  test('a value written by another tab replaces a value that this page could not store', () => {
    const { page, fire, localStorage, stored } = openPage();
    const host = browserHost();
    const store = localStorage.setItem;
    localStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    host.localStorage.set('cart', 'ours');
    localStorage.setItem = store;
    stored.set('cart', 'theirs');
    let seen: unknown;
    host.onStorage('cart', () => {
      seen = host.localStorage.get('cart');
    });

    fire(page, 'storage', { key: 'cart', newValue: 'theirs', storageArea: localStorage });

    expect(seen).toBe('theirs');
  });
});

test('onVisible is called when the page becomes visible, and not when it is hidden', () => {
  const { document, fire } = openPage();
  const listener = vi.fn();
  browserHost().onVisible(listener);
  document.visibilityState = 'hidden';
  fire(document, 'visibilitychange');
  expect(listener).not.toHaveBeenCalled();
  document.visibilityState = 'visible';
  fire(document, 'visibilitychange');
  expect(listener).toHaveBeenCalledOnce();
});

test('warnings and errors go to the console of the page, if it has one', () => {
  const console = { warn: vi.fn(), error: vi.fn() };
  openPage({ console });
  const host = browserHost();
  host.console.warn('careful', 1);
  host.console.error('wrong', 2);
  expect([console.warn.mock.calls, console.error.mock.calls]).toEqual([[['careful', 1]], [['wrong', 2]]]);

  for (const none of [{}, undefined]) {
    vi.stubGlobal('console', none);
    host.console.warn('careful');
    host.console.error('wrong');
  }
});

describe('cookies', () => {
  test.each([
    ['', undefined],
    ['zipcode=02108', '02108'],
    ['a=1; zipcode=02108; b=2', '02108'],
    ['myzipcode=1; zipcode=02108', '02108'],
    ['zipcode=', ''],
    ['zipcode=a%3Db%20c', 'a=b c'],
    ['zipcode=ab==', 'ab=='],
    ['zipcode=100%', '100%'],
    ['zip=1', undefined],
  ])('the cookies "%s" give the zip %j', (cookie, value) => {
    openPage({ document: { cookie } });
    expect(browserHost().cookies.get('zipcode')).toBe(value);
  });

  test('cookies are set for the whole site, encoded, and secure if the page is', () => {
    const { document, location } = openPage();
    const host = browserHost();
    host.cookies.set('zipcode', 'a;b', { maxAgeSeconds: 60, path: '/', sameSite: 'Lax' });
    expect(document.cookie).toBe('zipcode=a%3Bb; Path=/; SameSite=Lax; Max-Age=60; Secure');

    location.protocol = 'http:';
    host.cookies.set('zipcode', '1');
    expect(document.cookie).toBe('zipcode=1; Path=/; SameSite=Lax');
  });

  test('a shop’s own names replace those of the specification [SESS-011, SESS-025]', () => {
    const document = { cookie: 'JSESSIONID=abc; sessionId=LOGGEDOFF' };
    openPage({ document });
    const { session, host } = createStorefront({ ...CONTEXT, cookies: { sessionId: 'JSESSIONID', zipcode: 'zip' } });
    expect(session.isLoggedIn).toBe(true);
    host.cookies.set('zipcode', '02108');
    expect(document.cookie).toMatch(/^zip=02108;/);
  });

  test('cookies that the browser forbids are undefined, and nothing throws', () => {
    openPage({
      document: {
        get cookie(): string {
          throw new Error('SecurityError');
        },
        set cookie(_value: string) {
          throw new Error('SecurityError');
        },
      },
    });
    const host = browserHost();
    host.cookies.set('zipcode', '02108');
    expect(host.cookies.get('zipcode')).toBeUndefined();
  });
});

describe('location', () => {
  test('location is the page’s; assign navigates, and replaceHref changes it in place', () => {
    const { location, history } = openPage();
    const host = browserHost();
    expect(host.location.href).toBe('https://shop.example/pens');
    host.location.assign('/cart');
    expect(location.assign).toHaveBeenCalledWith('/cart');
    host.location.replaceHref('/pens?page=2');
    expect(history.replaceState).toHaveBeenCalledWith({ at: 1 }, '', '/pens?page=2');
  });

  test('replaceHref does not throw if the browser refuses the change', () => {
    const { history } = openPage();
    history.replaceState.mockImplementation(() => {
      throw new Error('SecurityError');
    });
    expect(() => browserHost().location.replaceHref('/pens?page=2')).not.toThrow();
  });
});

test('windowValue finds a value of window by its path', () => {
  openPage({ ctxToken: 'T1', shop: { token: 'T2' } });
  const host = browserHost();
  expect([host.windowValue('ctxToken'), host.windowValue('shop.token'), host.windowValue('a.b')]).toEqual([
    'T1',
    'T2',
    undefined,
  ]);
});

test('listeners of page show, page hide and visibility are called until they unsubscribe', () => {
  const { page, document, fire } = openPage();
  const host = browserHost();
  const received: unknown[] = [];
  const leave = [
    host.onPageShow((isRestored) => received.push(isRestored)),
    host.onPageHide(() => received.push('hidden')),
    host.onVisible(() => received.push('visible')),
  ];
  const fireAll = () => {
    fire(page, 'pageshow', { persisted: false });
    fire(page, 'pageshow', { persisted: true });
    fire(page, 'pagehide');
    document.visibilityState = 'hidden';
    fire(document, 'visibilitychange');
    document.visibilityState = 'visible';
    fire(document, 'visibilitychange');
  };
  fireAll();
  for (const end of leave) end();
  fireAll();

  expect(received).toEqual([false, true, 'hidden', 'visible']);
});

describe('postToNative', () => {
  const message = { message: 'cart-items-count', count: 3 };
  const posting = () => ({ postMessage: vi.fn() });

  test('a native app receives the message as JSON, and the parent window receives nothing', () => {
    const [ReactNativeWebView, parent] = [posting(), posting()];
    openPage({ ReactNativeWebView, parent });
    expect(browserHost({ targetOrigin: 'https://app.example' }).postToNative(message)).toBe(true);
    expect(ReactNativeWebView.postMessage).toHaveBeenCalledExactlyOnceWith('{"message":"cart-items-count","count":3}');
    expect(parent.postMessage).not.toHaveBeenCalled();
  });

  test('without an app, the parent window receives the message at the target origin; without an origin, it does not', () => {
    const parent = posting();
    openPage({ parent });
    browserHost({ targetOrigin: 'https://app.example' }).postToNative(message);
    expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(message, 'https://app.example');

    expect(browserHost().postToNative(message)).toBe(false);
    browserHost({ targetOrigin: '' }).postToNative(message);
    expect(parent.postMessage).toHaveBeenCalledOnce();
  });

  test('a page that is its own parent receives no message', () => {
    const postMessage = vi.fn();
    openPage({ parent: globalThis, postMessage });
    expect(browserHost({ targetOrigin: 'https://app.example' }).postToNative(message)).toBe(false);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

test('the console is the page’s, and silent if the page has removed it', () => {
  const warn = vi.fn();
  openPage({ console: { warn } });
  const host = browserHost();
  host.console.warn('a', 1);
  host.console.error('b');
  expect(warn).toHaveBeenCalledWith('a', 1);

  vi.stubGlobal('console', undefined);
  expect(() => host.console.error('c')).not.toThrow();
});
