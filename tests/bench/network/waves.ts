/** A request of a page. Times are in milliseconds after the start of the navigation. */
export type Transfer = { startMs: number; endMs: number };

/**
 * Counts the waves of a page's requests. A request that starts after an answer of wave n has arrived is in wave n + 1; the
 * document is wave 0.
 *
 * Whether a request depended on that answer cannot be seen from outside. So waves are counted in a visit of their own, with
 * a latency much longer than the page's own work, no limit on throughput and HTTP/2, where no request waits for a free
 * connection. All requests of one wave then start before the first answer to any of them.
 */
export function countWaves(document: Transfer, requests: readonly Transfer[]): number {
  const answered: { endMs: number; wave: number }[] = [{ endMs: document.endMs, wave: 0 }];
  for (const { startMs, endMs } of [...requests].sort((a, b) => a.startMs - b.startMs)) {
    const before = answered.filter((answer) => answer.endMs <= startMs).map(({ wave }) => wave);
    answered.push({ endMs, wave: 1 + Math.max(0, ...before) });
  }
  return Math.max(...answered.map(({ wave }) => wave));
}
