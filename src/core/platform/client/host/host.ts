/** The part of a response that the core reads. A DOM `Response` satisfies this type. */
export type HostResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** Whether the request was redirected, to `url`. */
  readonly redirected?: boolean;
  readonly url?: string;
  text(): Promise<string>;
};

/** The part of AbortSignal that the core uses. A DOM `AbortSignal` satisfies this type. */
export type HostSignal = {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};

export type HostRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  credentials?: 'include' | 'same-origin' | 'omit';
  signal?: HostSignal;
  /** the request outlives the page */
  keepalive?: boolean;
  /** A cross-origin request whose response is not read. */
  mode?: 'no-cors';
};

/**
 * A key-value store of strings that never throws. If the browser's storage is missing, full or forbidden, the values
 * that it rejects are held in memory for this page only, and `isLasting` becomes false.
 */
export type StringStore = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  readonly isLasting: boolean;
};

export type CookieOptions = { maxAgeSeconds?: number; path?: string; sameSite?: 'Lax' | 'Strict' | 'None' };

/** Values are plain text: `set` URL-encodes them and `get` decodes them. */
export type CookieStore = {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
};

type Unsubscribe = () => void;

/**
 * Every platform API that the core's clients use. In a browser it is `browserHost()`; Node and tests use
 * `memoryHost()`.
 */
export interface Host {
  /** Rejects as the page's own fetch does. */
  fetch(url: string, request?: HostRequest): Promise<HostResponse>;
  createAbort(): { readonly signal: HostSignal; abort(reason?: unknown): void };
  /** milliseconds since 1970 */
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
  /** a UUID, version 4 */
  randomId(): string;
  readonly localStorage: StringStore;
  readonly sessionStorage: StringStore;
  readonly cookies: CookieStore;
  readonly location: {
    readonly href: string;
    assign: (url: string) => void;
    /** Replaces the URL without navigation. */
    replaceHref(url: string): void;
  };
  /** The value at a dotted path under `window`, such as 'ctxToken'; undefined if any step is missing. */
  windowValue(path: string): unknown;
  /** Subscribes to changes of a local storage key by other tabs. `newValue` is null when the key was removed. */
  onStorage(key: string, listener: (newValue: string | null) => void): Unsubscribe;
  /** Subscribes to `pageshow`. `isRestored` is true when the page is restored from the back/forward cache. */
  onPageShow(listener: (isRestored: boolean) => void): Unsubscribe;
  onPageHide(listener: () => void): Unsubscribe;
  /** Subscribes to the page becoming visible again after it was hidden. */
  onVisible(listener: () => void): Unsubscribe;
  /**
   * Posts a message to the embedding app or page: as a JSON string to the native app if there is one, otherwise as an
   * object to the parent window at the configured origin. Returns whether there was a recipient.
   */
  postToNative(message: object): boolean;
  readonly console: { warn(...args: unknown[]): void; error(...args: unknown[]): void };
}

/** The value at a dotted path, such as 'shop.session.token'; undefined if a step is missing or its getter throws. */
export function valueAt(root: unknown, path: string): unknown {
  try {
    return path.split('.').reduce((value, step) => (value as Record<string, unknown> | undefined)?.[step], root);
  } catch {
    return undefined;
  }
}

type Randomness = { getRandomValues(bytes: Uint8Array): Uint8Array };

/** A version 4 UUID. Does not use `crypto.randomUUID`, which is missing on pages without TLS. */
export function randomId(): string {
  const { crypto } = globalThis as unknown as { crypto: Randomness };
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '8' ? 8 | (random & 3) : random & 15).toString(16);
  });
}
