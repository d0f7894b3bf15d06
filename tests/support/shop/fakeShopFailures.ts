import type { HostSignal } from '../../../src/core/platform/client/host/host';
import { jsonText } from '../../../src/core/platform/client/host/jsonText';

/**
 * How a call fails. `network` never reaches the shop. `lost` is done, but its response is lost. `timeout` is done and
 * never answered. `deaf` is the same with a fetch that ignores the abort. `drip` starts a response that never ends.
 * `cut` breaks off in the middle of its response. A number is the status of a gateway's page. `html`, `empty` and
 * `truncated` have status 200, the last one after the work was done. `alter` replaces the true response by another.
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
  | { alter: (body: unknown) => unknown };

const NOT_DONE: readonly FakeFailure[] = ['network', 'html', 'empty'];

/** Whether the shop has performed the request, regardless of its response. */
export const isDone = (failure: FakeFailure | undefined): boolean =>
  failure === undefined || !(typeof failure === 'number' || NOT_DONE.includes(failure));

/** Whether the connection breaks before any response. */
export const breaksOff = (failure: FakeFailure | undefined): boolean => failure === 'network' || failure === 'lost';

/** The text of a response, as far as it is sent. */
export async function answerText(
  failure: FakeFailure | undefined,
  body: unknown,
  signal: HostSignal | undefined,
): Promise<string> {
  const text = jsonText(body ?? '');
  if (typeof failure === 'number') return '<h1>Bad gateway</h1>';
  if (typeof failure === 'object') return jsonOf(failure.alter(structuredClone(body)));
  if (failure === 'drip') await abortable(signal, () => {});
  if (failure === 'cut') throw new TypeError('network error');
  if (failure === 'html') return '<!doctype html><title>Sign in</title>';
  if (failure === 'empty') return '';
  return failure === 'truncated' ? text.slice(0, Math.ceil(text.length / 2)) : text;
}

/** A text is sent unchanged, because some faults cannot be expressed as a JavaScript value. */
const jsonOf = (altered: unknown): string => (typeof altered === 'string' ? altered : JSON.stringify(altered));

/** Waits until `start` calls its `go`. Rejects like the page's fetch when the signal is aborted first. */
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
