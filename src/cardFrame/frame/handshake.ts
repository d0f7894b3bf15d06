import { CARD_FRAME_VERSION, readGreeting } from '../messages';

/**
 * Posts `ready` to the page, with the nonce from the frame's URL, and resolves with the port of the host that answers.
 * The page is posted to if its origin is an allowed one; the browser names it as the referrer. Without a referrer, each
 * allowed origin is posted to, and the browser logs an error for each that is not the page's.
 * One answer is accepted: from the parent window, of an allowed origin, with that nonce and exactly one
 * port.
 */
export function waitForHost(
  frame: Pick<Window, 'parent' | 'location' | 'history' | 'addEventListener' | 'removeEventListener'> & {
    document: Pick<Document, 'referrer'>;
  },
  origins: readonly string[],
): Promise<MessagePort> {
  const nonce = frame.location.hash.slice(1);
  // remove the nonce from the URL, so that it does not stay in the history
  frame.history.replaceState(null, '', frame.location.pathname);
  return new Promise((resolve) => {
    function handleMessage({ source, origin, data, ports }: MessageEvent): void {
      const [port] = ports;
      if (source !== frame.parent || !origins.includes(origin) || ports.length !== 1 || !port) return;
      const greeting = readGreeting(data);
      if (greeting?.kind !== 'welcome' || greeting.nonce !== nonce || greeting.version !== CARD_FRAME_VERSION) return;
      frame.removeEventListener('message', handleMessage);
      resolve(port);
    }
    frame.addEventListener('message', handleMessage);
    const { referrer } = frame.document;
    for (const origin of origins) {
      if (referrer && referrer !== `${origin}/`) continue;
      frame.parent.postMessage({ kind: 'ready', nonce, version: CARD_FRAME_VERSION }, origin);
    }
  });
}
