import type { AuthorizationRequest } from '../../../src/vendors/vendorWindow';

/** A fake of the vendors' windows, for tests and stories. They exchange the windows' messages and load nothing. */
export type FakeVendorWindows = {
  /** URLs that were opened, without their nonces. */
  readonly opened: string[];
  /** What pages have sent them about the amount. */
  readonly received: AuthorizationRequest[];
  readonly isOpen: boolean;
  /** The customer approves. */
  approve(approval?: Record<string, unknown>): void;
  /** The customer approves, and the message arrives after the window was seen closed. */
  approveLate(): void;
  decline(): void;
  /** The customer closes the window. */
  close(): void;
  /** The window stays open, and looks closed to the page, as after a Cross-Origin-Opener-Policy. */
  sever(): void;
  /** Sends any message with the nonce, from any origin, and from the window or another one. */
  send(message: object, from?: { origin?: string; isOther?: boolean; nonce?: string }): void;
  /** From now on windows do not load, as when the vendor does not respond. */
  hang(): void;
  /** From now on the browser blocks windows. */
  block(): void;
  stop(): void;
};

/** Replaces `window.open` until it is stopped. */
export function fakeVendorWindows(): FakeVendorWindows {
  const before = globalThis.open;
  const opened: string[] = [];
  const received: AuthorizationRequest[] = [];
  let mode: 'open' | 'hang' | 'block' = 'open';
  let current: { nonce: string; origin: string; source: MessagePort & { closed?: boolean } } | undefined;

  function send(
    message: object,
    { origin, isOther, nonce }: { origin?: string; isOther?: boolean; nonce?: string } = {},
  ) {
    if (!current) return;
    const data = { nonce: nonce ?? current.nonce, ...message };
    const source = isOther ? new MessageChannel().port1 : current.source;
    window.dispatchEvent(new MessageEvent('message', { data, origin: origin ?? current.origin, source }));
  }

  const approve = (approval: Record<string, unknown> = { nonce: 'nonce-1', payerId: 'payer-1' }) =>
    send({ kind: 'vendorEnd', end: 'approved', approval });

  globalThis.open = ((address: string) => {
    if (mode === 'block') return null;
    const { hash, origin, href } = new URL(address);
    opened.push(href.slice(0, -hash.length));
    // a window that can send messages and loads nothing
    const source: MessagePort & { closed?: boolean } = new MessageChannel().port1;
    source.postMessage = ({
      kind: _kind,
      nonce: _nonce,
      ...message
    }: AuthorizationRequest & { kind?: string; nonce?: string }) => void received.push(message);
    source.close = () => {
      source.closed = true;
    };
    current = { nonce: hash.slice(1), origin, source };
    if (mode === 'open') queueMicrotask(() => send({ kind: 'vendorReady' }));
    return source;
  }) as unknown as typeof globalThis.open;

  return {
    opened,
    received,
    get isOpen() {
      return current !== undefined && current.source.closed !== true;
    },
    send,
    approve,
    approveLate() {
      let isSeen = false;
      const see = () => {
        if (!isSeen) queueMicrotask(() => approve());
        isSeen = true;
        return true;
      };
      if (current) Object.defineProperty(current.source, 'closed', { get: see, set() {} });
    },
    decline: () => send({ kind: 'vendorEnd', end: 'declined' }),
    close: () => current?.source.close(),
    sever() {
      if (current) Object.defineProperty(current.source, 'closed', { get: () => true, set() {} });
    },
    hang() {
      mode = 'hang';
    },
    block() {
      mode = 'block';
    },
    stop() {
      globalThis.open = before;
    },
  };
}
