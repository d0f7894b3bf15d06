/** One response of the bench's server. Times are of `performance.now()`. */
export type Served = { kind: 'file' | 'call'; path: string; bytes: number; startedAt: number; endedAt: number };

export const files = (log: Served[]) => log.filter(({ kind }) => kind === 'file');
export const calls = (log: Served[]) => log.filter(({ kind }) => kind === 'call');

/** How long at least one call was in flight since `from`. No variant can be faster than that. */
export function waitedMs(log: Served[], from = Number.NEGATIVE_INFINITY): number {
  let waited = 0;
  let until = from;
  for (const { startedAt, endedAt } of [...log].sort((a, b) => a.startedAt - b.startedAt)) {
    waited += Math.max(0, endedAt - Math.max(startedAt, until));
    until = Math.max(until, endedAt);
  }
  return waited;
}
