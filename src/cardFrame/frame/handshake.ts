import { CARD_FRAME_VERSION, readGreeting } from '../messages';

/**
 * Says `ready` to each page that may use the frame, with the nonce that came in its address, and resolves with the port of
 * the one that answers. Accepted once: from the parent, of an allowed origin, with that nonce and exactly one port.
 */
export function waitForHost(
  frame: Pick<Window, 'parent' | 'location' | 'history' | 'addEventListener' | 'removeEventListener'>,
  origins: readonly string[],
): Promise<MessagePort> {
  const nonce = frame.location.hash.slice(1);
  // whoever looks at the history later finds no nonce
  frame.history.replaceState(null, '', frame.location.pathname);
  return new Promise((resolve) => {
    function hear({ source, origin, data, ports }: MessageEvent): void {
      const [port] = ports;
      if (source !== frame.parent || !origins.includes(origin) || ports.length !== 1 || !port) return;
      const greeting = readGreeting(data);
      if (greeting?.kind !== 'welcome' || greeting.nonce !== nonce || greeting.version !== CARD_FRAME_VERSION) return;
      frame.removeEventListener('message', hear);
      resolve(port);
    }
    frame.addEventListener('message', hear);
    for (const origin of origins) {
      frame.parent.postMessage({ kind: 'ready', nonce, version: CARD_FRAME_VERSION }, origin);
    }
  });
}
