/** An event of Chromium's trace. Times are microseconds; `tdur` is the thread's own processor time. */
export type TraceEvent = {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

/** The mark that the probe sets when the page begins. */
const MARK = 'bench:page';
const TASK = /RunTask$/;

/**
 * The longest task that blocks the page's main thread, in milliseconds, starting `afterMs` after the page begins. It
 * counts the thread's own time, so that other processes on the machine do not lengthen it.
 */
export function longestTaskMs(events: TraceEvent[], afterMs: number): number {
  const mark = events.find(({ name }) => name === MARK);
  if (!mark) throw new Error('the trace does not know when the page began');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      TASK.test(name) && pid === mark.pid && tid === mark.tid && ts >= mark.ts + afterMs * 1000,
  );
  if (tasks.length === 0) throw new Error('the trace holds no tasks of the page');
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
}
