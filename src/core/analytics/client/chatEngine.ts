import type { Host } from '../../platform/client/host/host';
import { CommerceError } from '../../platform/rules/commerceError';

/** The polling interval and maximum number of tries for the chat engine [CHAT-001]. */
const CHAT_POLL_MS = 10;
const CHAT_TRIES = 2000;

/** The log message when the chat engine does not load [CHAT-002]. */
const CHAT_FAILED = 'Chat failed to load in 2000 tries !';

/**
 * Waits for the chat engine: polls every 10 ms, at most 2000 times. Then rejects with CommerceError `integration` and
 * the specification's message [CHAT-001, CHAT-002]. When `isCancelled` returns true, polling stops and the promise stays
 * pending.
 */
export function awaitChat(
  { setTimeout }: Pick<Host, 'setTimeout'>,
  isReady: () => boolean,
  isCancelled: () => boolean = () => false,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let tries = 0;
    function look() {
      if (isCancelled()) return;
      if (isReady()) return resolve();
      tries += 1;
      if (tries >= CHAT_TRIES) return reject(new CommerceError('integration', 'CHAT_FAILED', CHAT_FAILED));
      setTimeout(look, CHAT_POLL_MS);
    }
    look();
  });
}
