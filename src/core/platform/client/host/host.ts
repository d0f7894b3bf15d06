/** The little of an answer that the core reads; a real `Response` is one. */
export type HostResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
};

/** The little of AbortSignal that the core touches; a real one is one. */
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
  /** to another origin, whose answer nobody reads */
  mode?: 'no-cors';
};

/**
 * Strings under keys. It never throws: when the browser's storage is missing, full or forbidden,
 * what it could not take lives for this page only, and `isLasting` turns false.
 */
export type StringStore = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  readonly isLasting: boolean;
};

export type CookieLife = { maxAgeSeconds?: number; path?: string; sameSite?: 'Lax' | 'Strict' | 'None' };

/** Values are plain: they are URL-encoded on the way in and decoded on the way out. */
export type CookieStore = {
  get(name: string): string | undefined;
  set(name: string, value: string, life?: CookieLife): void;
};

type Unsubscribe = () => void;

/** Everything of a page that the core's clients touch. The real page is `browserHost()`, Node and tests use `memoryHost()`. */
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
    /** Changes the address without leaving the page. */
    replaceHref(url: string): void;
  };
  /** What the page has put at a dotted path under `window`, such as 'ctxToken'; undefined when any step is missing. */
  windowValue(path: string): unknown;
  /** Another tab has written `key` of local storage; `null` when it removed it. */
  onStorage(key: string, listener: (newValue: string | null) => void): Unsubscribe;
  /** The page is shown; `isRestored` when it comes back from the back/forward cache. */
  onPageShow(listener: (isRestored: boolean) => void): Unsubscribe;
  onPageHide(listener: () => void): Unsubscribe;
  /** The page, hidden until now, is seen again. */
  onVisible(listener: () => void): Unsubscribe;
  /**
   * Tells the app or page around this one: a JSON string to the native app when there is one, else the object
   * to the parent window at the configured origin. Says whether there was one to tell.
   */
  postToNative(message: object): boolean;
  readonly console: { warn(...words: unknown[]): void; error(...words: unknown[]): void };
}
