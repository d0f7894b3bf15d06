import type { HostSignal } from '../../src/core/platform/client/host/host';
import { jsonText } from '../../src/core/platform/client/host/jsonText';

/**
 * How a call goes wrong: `network` never reaches the shop, `lost` is done but its answer never comes back, `timeout` is
 * done and never answered, `deaf` the same behind a fetch that does not hear the abort, `drip` begins to be answered and
 * never ends, `cut` breaks off in the middle of its answer, a number is the status of a gateway's page; `html`, `empty`
 * and `truncated` come with status 200, the last one after the work was done. `spoil` turns the true answer into another.
 */
export type FakeFailure =
  | 'network'
  | 'lost'
  | 'timeout'
  | 'deaf'
  | 'drip'
  | 'cut'
  | 'html'
  | 'empty'
  | 'truncated'
  | number
  | { spoil: (body: unknown) => unknown };

const NOT_DONE: readonly FakeFailure[] = ['network', 'html', 'empty'];

/** Has the shop done what it was asked for, whatever becomes of its answer? */
export const isDone = (failure: FakeFailure | undefined): boolean =>
  failure === undefined || !(typeof failure === 'number' || NOT_DONE.includes(failure));

/** Does the connection break before any answer? */
export const breaksOff = (failure: FakeFailure | undefined): boolean => failure === 'network' || failure === 'lost';

/** The text of an answer, as far as it comes. */
export async function answerText(
  failure: FakeFailure | undefined,
  body: unknown,
  signal: HostSignal | undefined,
): Promise<string> {
  const text = jsonText(body ?? '');
  if (typeof failure === 'number') return '<h1>Bad gateway</h1>';
  if (typeof failure === 'object') return jsonOf(failure.spoil(structuredClone(body)));
  if (failure === 'drip') await abortable(signal, () => {});
  if (failure === 'cut') throw new TypeError('network error');
  if (failure === 'html') return '<!doctype html><title>Sign in</title>';
  if (failure === 'empty') return '';
  return failure === 'truncated' ? text.slice(0, Math.ceil(text.length / 2)) : text;
}

/** What is text already is sent as it is: some faults are no value of JavaScript. */
const jsonOf = (spoiled: unknown): string => (typeof spoiled === 'string' ? spoiled : JSON.stringify(spoiled));

/** Waits until `start` calls its `go`; rejects as the page's fetch does when the signal is aborted before. */
export function abortable(signal: HostSignal | undefined, start: (go: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The operation was aborted', 'AbortError'));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    start(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
  });
}
