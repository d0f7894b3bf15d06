import { CHAT_FAILED, CHAT_POLL_MS, CHAT_TRIES } from '../rules/chat';
import { CommerceError } from '../rules/commerceError';
import type { Host } from './host';

/** What a page does itself: a function, or where under `window` one lies: 'shopChat.open'. */
export type PageFunction<Given, Result> = string | ((given: Given) => Result);

/** Calls what the page has put there. Undefined when nothing is there, or it throws. */
export function callPage<Given, Result>(
  { windowValue }: Pick<Host, 'windowValue'>,
  what: PageFunction<Given, Result>,
  given: Given,
): { result: Result } | undefined {
  const own = typeof what === 'string' ? windowValue(what) : what;
  if (typeof own !== 'function') return undefined;
  try {
    return { result: (own as (given: Given) => Result)(given) };
  } catch {
    return undefined;
  }
}

/**
 * Waits for the engine of the chat: looks every 10 ms, 2000 times at most. Rejects with CommerceError `integration` and
 * the specification's words when it has not come then [CHAT-001, CHAT-002]. `isGivenUp` stops the looking.
 */
export function awaitChat(
  { setTimeout }: Pick<Host, 'setTimeout'>,
  isReady: () => boolean,
  isGivenUp: () => boolean = () => false,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let tries = 0;
    function look() {
      if (isGivenUp()) return;
      if (isReady()) return resolve();
      tries += 1;
      if (tries >= CHAT_TRIES) return reject(new CommerceError('integration', 'CHAT_FAILED', CHAT_FAILED));
      setTimeout(look, CHAT_POLL_MS);
    }
    look();
  });
}
