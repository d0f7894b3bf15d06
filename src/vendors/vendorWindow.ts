import type { AuthorizationRequest, VendorAdapter, VendorEnd } from './adapter';
import { readVendorMessage } from './vendorMessage';

/** How long a vendor's window may take to report that it is ready. */
export const VENDOR_TIMEOUT_MS = 8_000;

/** How often to check whether the window looks closed; browsers send no event for it. */
const LOOK_EVERY_MS = 400;

/** A vendor posts its outcome and closes its window immediately. The message usually arrives this soon afterwards. */
const LAST_MESSAGE_MS = 1_000;

const SHAPE = 'popup,width=480,height=680';

/**
 * A vendor with a payment page on another origin, which opens in its own window. The window posts `vendorReady` with
 * the nonce from its URL fragment, receives the amount, and posts `vendorEnd`. Messages are accepted only from that
 * window, that origin and that nonce. If the browser blocks the window, the page itself navigates to the vendor.
 *
 * A window that looks closed may be open: the page or the vendor may have cut it off with a Cross-Origin-Opener-Policy.
 * It is then reported as lost, and its messages are still accepted.
 */
export function createVendorWindow(url: string, timeoutMs = VENDOR_TIMEOUT_MS): VendorAdapter {
  let giveUp: (() => void) | undefined;
  return {
    load: async () => undefined,
    authorize(request, onLost) {
      giveUp?.();
      const nonce = crypto.randomUUID();
      const opened = window.open(`${url}#${nonce}`, '_blank', SHAPE);
      if (!opened) {
        location.assign(url);
        return Promise.resolve({ end: 'redirected' });
      }
      return new Promise((resolve) => {
        giveUp = listen({ opened, origin: new URL(url).origin, nonce, request, timeoutMs, onLost }, resolve);
      });
    },
    teardown: () => giveUp?.(),
  };
}

type Talk = {
  opened: Window;
  origin: string;
  nonce: string;
  request: AuthorizationRequest;
  timeoutMs: number;
  onLost: () => void;
};

/** Listens to the window until it ends; returns a function that cancels. */
function listen(
  { opened, origin, nonce, request, timeoutMs, onLost }: Talk,
  onEnd: (end: VendorEnd) => void,
): () => void {
  function finish(end: VendorEnd): void {
    clearTimeout(late);
    clearInterval(look);
    clearTimeout(last);
    removeEventListener('message', handleMessage);
    opened.close();
    onEnd(end);
  }

  function handleMessage({ source, origin: from, data }: MessageEvent): void {
    const message = source === opened && from === origin ? readVendorMessage(data, nonce) : undefined;
    if (message?.kind === 'ready') {
      clearTimeout(late);
      opened.postMessage({ kind: 'vendorAsk', nonce, ...request }, origin);
    } else if (message) finish(message.end);
  }

  const late = setTimeout(() => finish({ end: 'timeout' }), timeoutMs);
  let last: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(look);
    clearTimeout(late);
    last = setTimeout(onLost, LAST_MESSAGE_MS);
  }, LOOK_EVERY_MS);
  addEventListener('message', handleMessage);
  return () => finish({ end: 'cancelled' });
}
