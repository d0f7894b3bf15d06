import { type CardFrameState, FIRST_STATE, type LoadFailure } from './hostState';
import {
  CARD_FIELDS,
  CARD_FRAME_VERSION,
  FRAME_LOCALES,
  readGreeting,
  readToHost,
  type ToFrame,
  type ToHost,
  type TokenFailure,
} from './messages';
import { randomLetters } from './randomLetters';
import { type CardFrameTexts, cardFrameTexts } from './texts';
import { type CardFrameTheme, themeSlot } from './theme';

export type { CardFrameState } from './hostState';
export type { TokenFailure } from './messages';
export { type CardFrameTexts, isTextName, TEXT_NAMES } from './texts';
export type { CardFrameTheme } from './theme';

/** How long the frame may take until it is ready for input [PAY-FORM-008]. */
export const CARD_FRAME_TIMEOUT_MS = 8_000;

/** How long the frame may take for a token: longer than it waits for the vault, with its retry. */
const ANSWER_TIMEOUT_MS = 35_000;

/** The lifetime of a session: longer than any customer takes at the bank. */
const CHALLENGE_TIMEOUT_MS = 900_000;

/** How often a frame may reload before it counts as failed, so that a page that moves it without end stops. */
const MAX_RELOADS = 10;

const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

export type CardFrameOptions = {
  /** The absolute URL of the vault's frame document, on another origin than the page. */
  src: string;
  /** Credit and prepaid cards have number, expiry and security code; gift cards have number and PIN. */
  kind: 'CREDIT_CARD' | 'PREPAID_CARD' | 'GIFT_CARD';
  /** The accessible name of the frame. */
  title: string;
  /** The locale of the frame's texts; an unsupported locale falls back to en-US. */
  locale?: string;
  direction?: 'ltr' | 'rtl';
  theme?: CardFrameTheme;
  texts?: CardFrameTexts;
  /** The timeout from mounting until the frame is ready for input, in milliseconds; 8,000 by default. */
  timeoutMs?: number | undefined;
  onChange?(state: CardFrameState): void;
  /** Called when Enter is pressed in a field. */
  onSubmit?(): void;
};

/** A token for a card; `month` and `year` of its expiry have two digits and are empty for a gift card. */
export type CardToken = { ok: true; token: string; brand: string; lastFour: string; month: string; year: string };

export type TokenAnswer = CardToken | { ok: false; code: TokenFailure };

/** The supported locale for a requested one: fr-CA for any French; en-US for an unsupported language. */
function frameLocale(requested = '') {
  const known = (start: string) => FRAME_LOCALES.find((locale) => locale.startsWith(start));
  return known(requested) ?? known(requested.toLowerCase().replace(/[-_].*|$/, '-')) ?? 'en-US';
}

/** A card form whose fields the page cannot access. */
export type CardFrame = {
  state(): CardFrameState;
  /**
   * Shows the errors of all invalid fields, and moves the focus to the first of them if `isFocusing`. Returns whether
   * the form is complete. Nothing is sent to the vault. A form that is still loading shows the errors once it is ready.
   */
  validate(isFocusing?: boolean): boolean;
  /** Exchanges the card data for a token, with a session from the shop. It never rejects. */
  tokenise(session: string): Promise<TokenAnswer>;
  /** Removes the frame from the page. */
  destroy(): void;
};

/**
 * Mounts a card form inside `element` [PAY-FORM-008]. If loading fails, the failure is in the state and the frame is
 * removed; to retry, destroy the form and mount it again. If the page moves the element, or the frame does not answer,
 * the form is loaded again, with empty fields; a pending tokenisation fails with `NETWORK`.
 */
export function mountCardFrame(element: Element, options: CardFrameOptions): CardFrame {
  const { timeoutMs = CARD_FRAME_TIMEOUT_MS, onChange, onSubmit } = options;
  const page = element.ownerDocument;
  const view = page.defaultView as Window;
  const origin = originOf(options.src, view.location.href);
  let nonce = '';
  let iframe = page.createElement('iframe');
  let loading: number | undefined;
  let reloads = 0;
  let state = FIRST_STATE;
  /** A form that is still loading was to show its errors. */
  let isValidatedLater = false;
  let port: MessagePort | undefined;
  let pending: { request: string; settle(answer: TokenAnswer): void; timer: number } | undefined;

  const show = (next: CardFrameState) => {
    state = next;
    onChange?.(state);
  };
  const post = (message: ToFrame) => port?.postMessage(message);

  function settle(answer: TokenAnswer): void {
    if (!pending) return;
    view.clearTimeout(pending.timer);
    const { settle: answerTo } = pending;
    pending = undefined;
    answerTo(answer);
  }

  function waitForAnswer(ms: number): void {
    if (!pending) return;
    view.clearTimeout(pending.timer);
    pending.timer = view.setTimeout(reload, ms);
  }

  function remove(code: TokenFailure): void {
    view.clearTimeout(loading);
    port?.close();
    port = undefined;
    iframe.remove();
    settle({ ok: false, code });
  }

  /** Loads the form into a new frame, with a nonce of its own. */
  function load(): void {
    nonce = randomLetters(32);
    const created = page.createElement('iframe');
    let isLoaded = false;
    created.addEventListener('load', () => {
      if (isLoaded && created === iframe) reload();
      isLoaded = true;
    });
    // the permissions of the frame before its URL
    created.setAttribute('sandbox', SANDBOX);
    created.referrerPolicy = 'strict-origin';
    created.title = options.title;
    created.style.cssText = 'display:block;width:100%;border:0;color-scheme:normal';
    created.src = `${options.src}#${nonce}`;
    iframe = created;
    loading = view.setTimeout(() => fail('timeout'), timeoutMs);
    element.append(created);
  }

  /** The document of the frame is gone: the page has moved it, the browser has discarded it, or it does not respond. */
  function reload(): void {
    reloads += 1;
    if (reloads > MAX_RELOADS) {
      fail('timeout');
      return;
    }
    remove('NETWORK');
    load();
    show(FIRST_STATE);
  }

  function teardown(): void {
    view.removeEventListener('message', greet);
    page.removeEventListener('securitypolicyviolation', handleViolation);
    remove('CLOSED');
  }

  function fail(reason: LoadFailure): void {
    teardown();
    show({ ...FIRST_STATE, load: 'failed', failure: reason });
  }

  /**
   * Accepts one greeting: from this frame, of its origin, with the nonce that only it has received. A second one is from
   * a new document of the frame.
   */
  function greet(event: MessageEvent): void {
    if (event.source !== iframe.contentWindow || event.origin !== origin) return;
    const greeting = readGreeting(event.data);
    if (greeting?.kind !== 'ready' || greeting.nonce !== nonce) return;
    if (port) {
      reload();
      return;
    }
    if (greeting.version !== CARD_FRAME_VERSION) {
      fail('refused');
      return;
    }
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => handleMessage(readToHost(data));
    iframe.contentWindow?.postMessage({ kind: 'welcome', nonce, version: CARD_FRAME_VERSION }, origin, [channel.port2]);
    const { kind: form, direction = 'ltr', texts = {} } = options;
    post({
      kind: 'configure',
      form,
      locale: frameLocale(options.locale),
      direction,
      theme: accepted(options.theme),
      texts: cardFrameTexts(texts),
      timeoutMs: String(timeoutMs),
    });
  }

  function handleMessage(message: ToHost | undefined): void {
    if (message?.kind === 'mounted') {
      view.clearTimeout(loading);
      show({ ...state, load: 'ready' });
      if (isValidatedLater) post({ kind: 'validate' });
      isValidatedLater = false;
    } else if (message?.kind === 'resize') iframe.style.height = `${message.height}px`;
    else if (message?.kind === 'submit') onSubmit?.();
    else if (message?.kind === 'tokenised' || message?.kind === 'failed') {
      const { kind, request, ...answer } = message;
      if (request === pending?.request) settle({ ok: kind === 'tokenised', ...answer } as TokenAnswer);
    } else if (message?.kind === 'challenge') {
      waitForAnswer(message.isOpen ? CHALLENGE_TIMEOUT_MS : ANSWER_TIMEOUT_MS);
      show({ ...state, isChallenged: message.isOpen });
    } else if (message) {
      const { kind: _, number, expiry, securityCode, ...typed } = message;
      // somebody uses the form, so it has not been loading again and again
      if (typed.focused) reloads = 0;
      show({ ...state, ...typed, fields: { number, expiry, securityCode } });
    }
  }

  function handleViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    const isFrame = /^(frame|child|default)-src/.test(effectiveDirective);
    if (isFrame && state.load === 'loading' && blockedURI.startsWith(origin ?? 'no origin')) fail('blocked');
  }

  /** A field that gets the focus hides its error, so this is posted before what shows the errors. */
  function focusInvalid(): void {
    const field = CARD_FIELDS.find((name) => state.fields[name] !== 'valid');
    if (state.load !== 'ready' || state.isComplete || !field) return;
    iframe.focus();
    post({ kind: 'focus', field });
  }

  view.addEventListener('message', greet);
  page.addEventListener('securitypolicyviolation', handleViolation);
  if (origin === undefined || origin === view.location.origin) fail('refused');
  else load();

  return {
    state: () => state,
    validate(isFocusing) {
      if (isFocusing) focusInvalid();
      isValidatedLater = state.load === 'loading';
      if (state.load === 'ready' && !state.isComplete) post({ kind: 'validate' });
      return state.isComplete;
    },
    tokenise(session) {
      if (pending) return Promise.resolve({ ok: false, code: 'BUSY' });
      if (!port) return Promise.resolve({ ok: false, code: 'CLOSED' });
      focusInvalid();
      const request = randomLetters(16);
      return new Promise((resolve) => {
        pending = { request, settle: resolve, timer: view.setTimeout(reload, ANSWER_TIMEOUT_MS) };
        post({ kind: 'tokenise', request, session });
      });
    },
    destroy: teardown,
  };
}

/** The values that the frame accepts. A page may have others, such as `color-mix()`, which the frame's own replace. */
function accepted(theme: CardFrameTheme = {}): CardFrameTheme {
  return Object.fromEntries(Object.entries(theme).filter(([, value]) => themeSlot(value)));
}

function originOf(src: string, href: string): string | undefined {
  if (!URL.canParse(src)) return undefined;
  const { protocol, origin } = new URL(src);
  // an HTTPS page must not use an insecure frame
  const isSafe = protocol === 'https:' || (protocol === 'http:' && !href.startsWith('https:'));
  return isSafe ? origin : undefined;
}
