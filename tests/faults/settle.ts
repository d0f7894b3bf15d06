import { vi } from 'vitest';

/** The result of a call, and how long it took on the page's clock. */
export type End = { value: unknown; afterMs: number } | { error: unknown; afterMs: number };

/** Runs everything that does not wait for a timer. */
export async function flush(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

/** Waits on the fake clock, from timer to timer. Throws when the call is still in flight after `limitMs`. */
export async function endOf(make: () => Promise<unknown>, limitMs: number): Promise<End> {
  const start = Date.now();
  const afterMs = () => Date.now() - start;
  let end: End | undefined;
  make().then(
    (value) => {
      end = { value, afterMs: afterMs() };
    },
    (error: unknown) => {
      end = { error, afterMs: afterMs() };
    },
  );
  const hasEnded = () => end !== undefined;
  await passUntil(hasEnded, limitMs);
  if (!end) throw new Error(`the call is still open after ${afterMs()} ms`);
  return end;
}

/** How often a screen may render although no timer is left. */
const MAX_RENDERS = 5;

/** Advances the clock from timer to timer until the condition holds. Resolves with whether it does. */
export async function passUntil(isSo: () => boolean, limitMs: number): Promise<boolean> {
  const start = Date.now();
  await flush();
  for (let renders = 0; !isSo() && renders < MAX_RENDERS && Date.now() - start <= limitMs; ) {
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    else renders += 1;
    await flush();
  }
  return isSo();
}

/** Advances the clock until no timer is left, and so no call is in flight. Resolves with the time that passed. */
export async function rest(limitMs: number): Promise<number> {
  const start = Date.now();
  if (!(await passUntil(() => vi.getTimerCount() === 0, limitMs))) throw new Error('the page does not come to rest');
  return Date.now() - start;
}
