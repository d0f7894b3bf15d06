import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';

const FRAME_MS = 100;

const nextTask = setImmediate;

/** Fails every test of the file with an unhandled rejection. */
export function watchRejections(): void {
  const unhandled: unknown[] = [];
  const onRejection = (reason: unknown) => void unhandled.push(reason);
  beforeAll(() => void process.on('unhandledRejection', onRejection));
  afterAll(() => void process.off('unhandledRejection', onRejection));
  afterEach(async () => {
    // Preact would wait forever for a frame of the fake clock
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(FRAME_MS);
    vi.useRealTimers();
    await new Promise((resolve) => nextTask(resolve));
    expect(unhandled.splice(0)).toEqual([]);
  });
}
