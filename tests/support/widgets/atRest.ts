import { vi } from 'vitest';

/** Waits until a count, such as the number of requests or renders, is not zero and stays the same for a moment. */
export async function atRest(count: () => number): Promise<void> {
  let before = 0;
  const isAtRest = () => {
    const isSame = before === count();
    before = count();
    return isSame && before > 0;
  };
  await vi.waitUntil(isAtRest, { timeout: 10_000, interval: 50 });
}
