import type { CardFrameState, TokenFailure } from '../../../src/cardFrame/host';
import { CARD_FRAME_VERSION, type ToFrame, type ToHost } from '../../../src/cardFrame/messages';

/** What is typed in the frame, as reported to the page. */
export type TypedIn = {
  brand?: CardFrameState['brand'];
  lastFour?: string;
  isComplete?: boolean;
};

/** A fake of the vault's frame, for tests and stories. It exchanges the frame's messages and loads nothing. */
export type FakeCardFrames = {
  /** All messages that pages have sent it, first one first. */
  readonly received: ToFrame[];
  /** Simulates input in the displayed frame. */
  type(typed: TypedIn): void;
  /** Simulates the Enter key in it. */
  submit(): void;
  /** Sets the results for the next cards: a token, or the reason for a failure. A Visa card by default. */
  answerNext(...answers: (string | { failure: TokenFailure })[]): void;
  /** From now on frames do not answer a request for a token. */
  silence(): void;
  /** Simulates the bank's challenge in it. */
  challenge(isOpen: boolean): void;
  /** From now on frames do not load, as when the vault does not respond, until the returned function is called. */
  hang(): () => void;
  stop(): void;
};

const ORIGIN = 'https://vault.example';

export function fakeCardFrames({ isTyped = true }: { isTyped?: boolean } = {}): FakeCardFrames {
  const received: ToFrame[] = [];
  const answers: (string | { failure: TokenFailure })[] = [];
  let isHanging = false;
  const hanging: (() => void)[] = [];
  let isSilent = false;
  let port: MessagePort | undefined;
  let typed: TypedIn = isTyped ? { brand: 'VISA', lastFour: '1111', isComplete: true } : {};

  const send = (message: ToHost) => port?.postMessage(message);

  function stateMessage({ brand = '', lastFour = '', isComplete = false }: TypedIn, isValidated = false): ToHost {
    const field = isComplete ? 'valid' : isValidated ? 'invalid' : 'empty';
    return {
      kind: 'state',
      brand: brand as '',
      possibleBrands: brand ? [brand as ''] : [],
      lastFour,
      isComplete,
      focused: '',
      number: field,
      expiry: field,
      securityCode: field,
    };
  }

  function tokenised(request: string): ToHost {
    const answer = answers.shift() ?? 'visatoken';
    if (typeof answer !== 'string') return { kind: 'failed', request, code: answer.failure };
    return { kind: 'tokenised', request, token: answer, brand: 'VISA', lastFour: '1111', month: '12', year: '30' };
  }

  function receive(message: ToFrame) {
    received.push(message);
    if (message.kind === 'configure') {
      // before the form is displayed, so that a test can press as soon as it is
      send(stateMessage(typed));
      send({ kind: 'mounted' });
      send({ kind: 'resize', height: 120 });
    }
    if (message.kind === 'validate' && !typed.isComplete) send(stateMessage(typed, true));
    if (message.kind === 'tokenise' && !isSilent) send(tokenised(message.request));
  }

  function greet(iframe: HTMLIFrameElement) {
    const nonce = new URL(iframe.src).hash.slice(1);
    iframe.src = 'about:blank';
    if (isHanging) hanging.push(() => load(iframe, nonce));
    else load(iframe, nonce);
  }

  function load(iframe: HTMLIFrameElement, nonce: string) {
    // a window that can send messages and loads nothing
    const source = new MessageChannel().port1;
    source.postMessage = ((_: unknown, __: unknown, [sentPort]: MessagePort[]) => {
      port = sentPort;
      if (port) port.onmessage = ({ data }) => receive(data as ToFrame);
    }) as unknown as MessagePort['postMessage'];
    Object.defineProperty(iframe, 'contentWindow', { value: source, configurable: true });
    renderContent(iframe);
    const data = { kind: 'ready', nonce, version: CARD_FRAME_VERSION };
    window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source }));
    // code that reads the page's frames from here on finds the empty one
    Reflect.deleteProperty(iframe, 'contentWindow');
  }

  function greetAdded(changes: MutationRecord[]) {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLIFrameElement && node.src.startsWith(ORIGIN)) greet(node);
    }
  }
  const watch = new MutationObserver(greetAdded);
  watch.observe(document, { childList: true, subtree: true });

  return {
    received,
    type(next) {
      typed = next;
      send(stateMessage(typed));
    },
    submit: () => send({ kind: 'submit' }),
    answerNext: (...next) => void answers.push(...next),
    silence() {
      isSilent = true;
    },
    challenge: (isOpen) => send({ kind: 'challenge', isOpen }),
    hang() {
      isHanging = true;
      return () => {
        isHanging = false;
        for (const load of hanging.splice(0)) load();
      };
    },
    stop: () => watch.disconnect(),
  };
}

/** Renders the content of a story's frame. */
function renderContent({ contentDocument: page }: HTMLIFrameElement) {
  if (!page?.body) return;
  page.documentElement.lang = 'en';
  page.title = 'Card details';
  page.body.style.cssText = 'margin:0;font:16px system-ui,sans-serif;display:grid;gap:12px';
  for (const name of ['Card number', 'Expiration date', 'Security code']) {
    const label = page.createElement('label');
    const input = page.createElement('input');
    input.style.cssText = 'font-size:16px;min-height:32px;margin-inline-start:8px';
    label.append(name, input);
    page.body.append(label);
  }
}
