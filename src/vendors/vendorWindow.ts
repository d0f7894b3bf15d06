import type { VendorAdapter, VendorAsk, VendorEnd } from './adapter';
import { readVendorMessage } from './vendorMessage';

/** How long a vendor's window may take until it says that it is there. */
export const VENDOR_TIMEOUT_MS = 8_000;

/** No event says that a window was closed. */
const LOOK_EVERY_MS = 400;

/** A vendor says how it ended and closes its window at once: what it said may be on its way for so long after that. */
const LAST_WORD_MS = 1_000;

const SHAPE = 'popup,width=480,height=680';

/**
 * Who lets customers pay at an address of another origin, in a window of its own: it says `vendorReady` with the nonce that it
 * finds in its address, is told of the sum, and says `vendorEnd`. Only that window, that origin and that nonce are heard. Where
 * the browser opens no window, the page goes there itself.
 */
export function createVendorWindow(url: string, timeoutMs = VENDOR_TIMEOUT_MS): VendorAdapter {
  let giveUp: (() => void) | undefined;
  return {
    load: async () => undefined,
    authorize(ask) {
      giveUp?.();
      const nonce = crypto.randomUUID();
      const opened = window.open(`${url}#${nonce}`, '_blank', SHAPE);
      if (!opened) {
        location.assign(url);
        return Promise.resolve({ end: 'left' });
      }
      return new Promise((resolve) => {
        giveUp = listen({ opened, origin: new URL(url).origin, nonce, ask, timeoutMs }, resolve);
      });
    },
    teardown: () => giveUp?.(),
  };
}

type Talk = { opened: Window; origin: string; nonce: string; ask: VendorAsk; timeoutMs: number };

/** Hears the window until it ends; gives back what gives it up. */
function listen({ opened, origin, nonce, ask, timeoutMs }: Talk, onEnd: (end: VendorEnd) => void): () => void {
  function finish(end: VendorEnd): void {
    clearTimeout(late);
    clearInterval(look);
    clearTimeout(last);
    removeEventListener('message', hear);
    opened.close();
    onEnd(end);
  }

  function hear({ source, origin: from, data }: MessageEvent): void {
    const message = source === opened && from === origin ? readVendorMessage(data, nonce) : undefined;
    if (message?.kind === 'ready') {
      clearTimeout(late);
      opened.postMessage({ kind: 'vendorAsk', nonce, ...ask }, origin);
    } else if (message) finish(message.end);
  }

  const late = setTimeout(() => finish({ end: 'silent' }), timeoutMs);
  let last: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(look);
    clearTimeout(late);
    last = setTimeout(() => finish({ end: 'closed' }), LAST_WORD_MS);
  }, LOOK_EVERY_MS);
  addEventListener('message', hear);
  return () => finish({ end: 'closed' });
}
