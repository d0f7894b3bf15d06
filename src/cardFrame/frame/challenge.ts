import type { TokenFailure } from '../messages';
import { randomLetters } from '../randomLetters';
import { letters, readMessage } from '../slots';

/** `done` when the bank has decided, with any result; the result is requested from the vault next. */
export type Challenge = 'done' | Extract<TokenFailure, 'FRAME_TIMEOUT' | 'CHALLENGE_FAILED'>;

export type ChallengeRequest = {
  url: string;
  transaction: string;
  timeoutMs: number;
  labels: { title: string; leave: string };
};

const FROM_BANK = {
  challengeReady: { nonce: letters },
  challengeDone: { nonce: letters, transaction: letters },
};

/**
 * Opens the page of the customer's bank in a frame without an origin. Resolves when the page reports that this
 * transaction is done, when the customer leaves, or when it does not load in time [PAY-FORM-008]. Its messages are not
 * trusted as proof of the result.
 */
export function openChallenge(page: Document, request: ChallengeRequest): Promise<Challenge> {
  const { url, transaction, timeoutMs, labels } = request;
  const view = page.defaultView as Window;
  const nonce = randomLetters(24);
  const box = page.createElement('div');
  box.className = 'challenge';
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.referrerPolicy = 'no-referrer';
  frame.title = labels.title;
  const leave = page.createElement('button');
  leave.type = 'button';
  leave.textContent = labels.leave;

  return new Promise((resolve) => {
    function end(how: Challenge): void {
      view.clearTimeout(timer);
      view.removeEventListener('message', handleMessage);
      box.remove();
      resolve(how);
    }
    function handleMessage({ source, data }: MessageEvent): void {
      if (source !== frame.contentWindow) return;
      const message = readMessage(FROM_BANK, data);
      if (message?.nonce !== nonce) return;
      if (message.kind === 'challengeReady') view.clearTimeout(timer);
      else if (message.transaction === transaction) end('done');
    }
    const timer = view.setTimeout(() => end('FRAME_TIMEOUT'), timeoutMs);
    view.addEventListener('message', handleMessage);
    leave.addEventListener('click', () => end('CHALLENGE_FAILED'));
    frame.src = `${url}#${nonce}`;
    box.append(frame, leave);
    page.body.append(box);
    frame.focus();
  });
}
