import type { CookieNames } from './cookies';
import { type CookieStore, type Host, randomId, type StringStore, valueAt } from './host';

type Target = {
  addEventListener(type: string, listener: (event: never) => void): void;
  removeEventListener(type: string, listener: (event: never) => void): void;
};

type Posting = { postMessage(message: unknown, targetOrigin?: string): void };

/** The part of `window` that the core uses. The core is compiled without the DOM types. */
type Page = Target &
  Pick<Host, 'fetch' | 'setTimeout' | 'clearTimeout'> & {
    AbortController: new () => ReturnType<Host['createAbort']>;
    console: Host['console'];
    localStorage: WebStorage;
    sessionStorage: WebStorage;
    location: { href: string; origin: string; protocol: string; assign(url: string): void };
    history: { state: unknown; replaceState(state: unknown, unused: string, url: string): void };
    document: Target & { cookie: string; visibilityState: string };
    parent?: Posting;
    ReactNativeWebView?: Posting;
  };

export type BrowserHostOptions = {
  /** The origin of the parent page; messages are posted to no other origin. */
  targetOrigin?: string | undefined;
  cookieNames?: CookieNames | undefined;
};

/** Creates the host for the page that the script runs in. */
export function browserHost({ targetOrigin, cookieNames = {} }: BrowserHostOptions = {}): Host {
  const page = globalThis as unknown as Page;
  const localStorage = browserStore(() => page.localStorage);

  return {
    // looked up at each call, so that a page may wrap it; async, so that a page without it gets a rejection
    fetch: async (url, request) => page.fetch(atPage(page, url), request),
    createAbort: () => new page.AbortController(),
    now: () => Date.now(),
    setTimeout: (callback, delayMs) => page.setTimeout(callback, delayMs),
    clearTimeout: (timer) => page.clearTimeout(timer),
    randomId,
    localStorage,
    sessionStorage: browserStore(() => page.sessionStorage),
    cookies: documentCookies(page, cookieNames),
    location: {
      get href() {
        return page.location.href;
      },
      assign: (url) => page.location.assign(url),
      replaceHref(url) {
        try {
          page.history.replaceState(page.history.state, '', url);
        } catch {
          // browsers throw in sandboxed pages, and when it is called too often; the page works with the old URL as well
        }
      },
    },
    windowValue: (path) => valueAt(page, path),
    onStorage: (key, listener) =>
      listen(page, 'storage', (event: { key: string | null; newValue: string | null; storageArea: unknown }) => {
        // a null key means that the whole storage was cleared; session storage fires the same event in frames
        if ((event.key !== null && event.key !== key) || isSessionStorage(page, event.storageArea)) return;
        localStorage.forgetOwn(key);
        listener(event.newValue);
      }),
    onPageShow: (listener) => listen(page, 'pageshow', (event: { persisted: boolean }) => listener(event.persisted)),
    onPageHide: (listener) => listen(page, 'pagehide', () => listener()),
    onVisible: (listener) =>
      listen(page.document, 'visibilitychange', () => {
        if (page.document.visibilityState === 'visible') listener();
      }),
    postToNative(message) {
      const { ReactNativeWebView: app, parent } = page;
      if (app) app.postMessage(JSON.stringify(message));
      else if (targetOrigin && parent && (parent as unknown) !== page) parent.postMessage(message, targetOrigin);
      else return false;
      return true;
    },
    console: {
      warn: (...args) => page.console?.warn?.(...args),
      error: (...args) => page.console?.error?.(...args),
    },
  };
}

/** Resolves a root-relative URL against the page's origin, because a `<base>` applies to links and not to requests. */
function atPage({ location: { origin } }: Page, url: string): string {
  return /^\/\w/.test(url) && origin !== 'null' ? origin + url : url;
}

function listen<Event>(target: Target, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

function isSessionStorage(page: Page, area: unknown): boolean {
  try {
    return area === page.sessionStorage;
  } catch {
    return false;
  }
}

function documentCookies(page: Page, names: Record<string, string | undefined>): CookieStore {
  return {
    get(name) {
      try {
        const start = `${names[name] ?? name}=`;
        const found = page.document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
        return found && decoded(found.slice(start.length));
      } catch {
        return undefined; // a sandboxed page may not access cookies
      }
    },
    set(name, value, { maxAgeSeconds, path = '/', sameSite = 'Lax' } = {}) {
      const maxAge = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
      const secure = page.location.protocol === 'https:' ? '; Secure' : '';
      try {
        page.document.cookie = `${names[name] ?? name}=${encodeURIComponent(value)}; Path=${path}; SameSite=${sameSite}${maxAge}${secure}`;
      } catch {
        // a sandboxed page may not access cookies
      }
    },
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // the server sent a bare percent sign
  }
}

export type WebStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/** A store whose in-memory copy of a key can be discarded, because another tab has written the key. */
type BrowserStore = StringStore & { forgetOwn(key: string): void };

/**
 * Wraps the page's storage in a store that never throws. `open` may throw, as access to `localStorage` does if it is
 * forbidden. Values that the browser rejects are held in memory, for this page only.
 */
export function browserStore(open: () => WebStorage | undefined): BrowserStore {
  const own = new Map<string, string | null>();
  let isLasting = true;

  function tried<Result>(act: (storage: WebStorage) => Result): Result | undefined {
    try {
      const storage = open();
      if (storage) return act(storage);
    } catch {
      // forbidden or full
    }
    isLasting = false;
    return undefined;
  }

  const isDone = (act: (storage: WebStorage) => void) =>
    tried((storage) => {
      act(storage);
      return true;
    }) ?? false;

  tried(() => {});

  return {
    get: (key) => own.get(key) ?? (own.has(key) ? null : (tried((storage) => storage.getItem(key)) ?? null)),
    set(key, value) {
      own.delete(key);
      if (isDone((storage) => storage.setItem(key, value))) return;
      own.set(key, value);
      // the next page must not read the outdated value
      tried((storage) => storage.removeItem(key));
    },
    remove(key) {
      own.delete(key);
      if (!isDone((storage) => storage.removeItem(key))) own.set(key, null);
    },
    forgetOwn: (key) => void own.delete(key),
    get isLasting() {
      return isLasting;
    },
  };
}
