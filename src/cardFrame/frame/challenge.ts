import type { TokenFailure } from '../messages';
import { randomLetters } from '../randomLetters';
import { letters, readMessage } from '../slots';

/** `done` when the bank has decided, however it did: the vault is asked next. */
export type Challenge = 'done' | Extract<TokenFailure, 'FRAME_TIMEOUT' | 'CHALLENGE_FAILED'>;

export type ChallengeWish = {
  url: string;
  transaction: string;
  timeoutMs: number;
  words: { title: string; leave: string };
  signal: AbortSignal;
};

const FROM_BANK = {
  challengeReady: { nonce: letters },
  challengeDone: { nonce: letters, transaction: letters },
};

/**
 * Shows the page of the customer's bank in a frame without an origin, until it says that it is done with this transaction,
 * the customer leaves, or it has not loaded in time [PAY-FORM-008]. What it says is no proof of anything.
 */
export function openChallenge(page: Document, wish: ChallengeWish): Promise<Challenge> {
  const { url, transaction, timeoutMs, words, signal } = wish;
  const view = page.defaultView as Window;
  const nonce = randomLetters(24);
  const box = page.createElement('div');
  box.className = 'challenge';
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.referrerPolicy = 'no-referrer';
  frame.title = words.title;
  const leave = page.createElement('button');
  leave.type = 'button';
  leave.textContent = words.leave;

  return new Promise((resolve) => {
    function end(how: Challenge): void {
      view.clearTimeout(timer);
      view.removeEventListener('message', hear);
      signal.removeEventListener('abort', give);
      box.remove();
      resolve(how);
    }
    function hear({ source, data }: MessageEvent): void {
      if (source !== frame.contentWindow) return;
      const message = readMessage(FROM_BANK, data);
      if (message?.nonce !== nonce) return;
      if (message.kind === 'challengeReady') view.clearTimeout(timer);
      else if (message.transaction === transaction) end('done');
    }
    const give = () => end('CHALLENGE_FAILED');
    const timer = view.setTimeout(() => end('FRAME_TIMEOUT'), timeoutMs);
    view.addEventListener('message', hear);
    signal.addEventListener('abort', give);
    leave.addEventListener('click', give);
    frame.src = `${url}#${nonce}`;
    box.append(frame, leave);
    page.body.append(box);
    frame.focus();
  });
}
