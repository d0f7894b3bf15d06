import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';

const FRAME_MS = 100;

const nextTurn = setImmediate;

/** Fails every test of the file with an unhandled rejection. */
export function watchRejections(): void {
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  beforeAll(() => void process.on('unhandledRejection', hear));
  afterAll(() => void process.off('unhandledRejection', hear));
  afterEach(async () => {
    // Preact would wait forever for a frame of the fake clock
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(FRAME_MS);
    vi.useRealTimers();
    await new Promise((resolve) => nextTurn(resolve));
    expect(unheard.splice(0)).toEqual([]);
  });
}
