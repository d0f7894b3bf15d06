import {
  type CookieOptions,
  type Host,
  type HostRequest,
  type HostResponse,
  randomId,
  type StringStore,
  valueAt,
} from './host';

/** The initial values of a memory host. Omitted values are empty, or taken from Node. */
export type MemoryHostOptions = Partial<
  Pick<Host, 'fetch' | 'createAbort' | 'now' | 'setTimeout' | 'clearTimeout' | 'randomId' | 'console'>
> & {
  href?: string;
  /** The page's values under `window`. */
  window?: Record<string, unknown>;
  localStorage?: Record<string, string>;
  sessionStorage?: Record<string, string>;
  cookies?: Record<string, string>;
  /** Whether there is no embedding app or page. */
  isAlone?: boolean;
};

/** A host without a page, for Node and tests. Tests can inspect its effects and fire browser events. */
export type MemoryHost = Host & {
  /** Opens another tab. Tabs share local storage and cookies, and receive each other's storage events. */
  openTab(options?: Omit<MemoryHostOptions, 'localStorage' | 'cookies'>): MemoryHost;
  /** The URLs that the page navigated to, in order. */
  readonly assigned: string[];
  /** The messages posted to the native app. */
  readonly posted: object[];
  firePageShow(isRestored: boolean): void;
  firePageHide(): void;
  fireVisible(): void;
  /** Simulates another tab that writes the key, or removes it with `null`. */
  fireStorage(key: string, newValue: string | null): void;
};

type Cookie = { value: string; expires: number };

/** The state that the tabs of one browser share. */
type Browser = { local: Map<string, string>; cookies: Map<string, Cookie>; tabs: Set<StorageListener> };

type StorageListener = (key: string, newValue: string | null) => void;

type NodeGlobals = Pick<Host, 'setTimeout' | 'clearTimeout' | 'console' | 'fetch'> & {
  AbortController: new () => ReturnType<Host['createAbort']>;
};

const node = globalThis as unknown as NodeGlobals;

/**
 * Creates a host without a browser, for Node, workers and tests. The default `fetch` is the global one. `openTab` opens
 * another tab of the same customer.
 */
export function memoryHost(options: MemoryHostOptions = {}): MemoryHost {
  const cookies = Object.entries(options.cookies ?? {}).map(([name, value]): [string, Cookie] => [
    name,
    { value, expires: Number.POSITIVE_INFINITY },
  ]);
  return openTab({ local: mapOf(options.localStorage), cookies: new Map(cookies), tabs: new Set() }, options);
}

function openTab(browser: Browser, options: MemoryHostOptions): MemoryHost {
  const { now = Date.now } = options;
  const own = mapOf(options.sessionStorage);
  const storage = listeners<[key: string, newValue: string | null]>();
  const shows = listeners<[isRestored: boolean]>();
  const hides = listeners<[]>();
  const visible = listeners<[]>();
  const assigned: string[] = [];
  const posted: object[] = [];
  let href = options.href ?? 'https://shop.example/';

  browser.tabs.add(storage.emit);
  const notifyOtherTabs: StorageListener = (key, newValue) => {
    for (const notify of browser.tabs) if (notify !== storage.emit) notify(key, newValue);
  };

  return {
    fetch: options.fetch ?? ((url: string, request?: HostRequest): Promise<HostResponse> => node.fetch(url, request)),
    createAbort: options.createAbort ?? (() => new node.AbortController()),
    now,
    setTimeout: options.setTimeout ?? ((callback, delayMs) => node.setTimeout(callback, delayMs)),
    clearTimeout: options.clearTimeout ?? ((timer) => node.clearTimeout(timer)),
    randomId: options.randomId ?? randomId,
    console: options.console ?? node.console,
    localStorage: mapStore(browser.local, notifyOtherTabs),
    sessionStorage: mapStore(own, () => {}),
    cookies: {
      get(name) {
        const cookie = browser.cookies.get(name);
        return cookie && now() < cookie.expires ? cookie.value : undefined;
      },
      set(name, value, { maxAgeSeconds = Number.POSITIVE_INFINITY }: CookieOptions = {}) {
        browser.cookies.set(name, { value, expires: now() + maxAgeSeconds * 1000 });
      },
    },
    location: {
      get href() {
        return href;
      },
      assign(url) {
        href = new URL(url, href).href;
        assigned.push(href);
      },
      replaceHref(url) {
        href = new URL(url, href).href;
      },
    },
    windowValue: (path) => valueAt(options.window, path),
    onStorage: (key, listener) =>
      storage.join((written, newValue) => {
        if (written === key) listener(newValue);
      }),
    onPageShow: shows.join,
    onPageHide: hides.join,
    onVisible: visible.join,
    postToNative(message) {
      if (options.isAlone) return false;
      posted.push(message);
      return true;
    },
    openTab: (others = {}) => openTab(browser, { ...options, sessionStorage: {}, ...others }),
    assigned,
    posted,
    firePageShow: shows.emit,
    firePageHide: hides.emit,
    fireVisible: visible.emit,
    fireStorage(key, newValue) {
      if (newValue === null) browser.local.delete(key);
      else browser.local.set(key, newValue);
      storage.emit(key, newValue);
    },
  };
}

function mapOf(values: Record<string, string> = {}): Map<string, string> {
  return new Map(Object.entries(values));
}

function mapStore(values: Map<string, string>, onChange: StorageListener): StringStore {
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      const isSame = values.get(key) === value;
      values.set(key, value);
      if (!isSame) onChange(key, value); // browsers fire no event for an unchanged value
    },
    remove(key) {
      if (values.delete(key)) onChange(key, null);
    },
    isLasting: true,
  };
}

function listeners<Args extends unknown[]>() {
  const joined = new Set<(...args: Args) => void>();
  return {
    join(listener: (...args: Args) => void) {
      const own = (...args: Args) => listener(...args);
      joined.add(own);
      return () => void joined.delete(own);
    },
    emit(...args: Args) {
      for (const listener of [...joined]) listener(...args);
    },
  };
}
