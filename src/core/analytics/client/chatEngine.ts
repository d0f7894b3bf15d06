import type { Host } from '../../platform/client/host/host';
import { CommerceError } from '../../platform/rules/commerceError';
import { CHAT_FAILED, CHAT_POLL_MS, CHAT_TRIES } from '../rules/chat';

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
