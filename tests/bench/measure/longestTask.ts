/** An event of Chromium's trace; times are microseconds, `tdur` of the thread's own processor time. */
export type TraceEvent = {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

/** What the probe marks when the page begins. */
const MARK = 'bench:page';
const TASK = /RunTask$/;

/**
 * The longest stretch, in milliseconds, in which the page's main thread could answer nobody, from so long after its
 * beginning on. It counts the thread's own time, so a neighbour on the machine does not lengthen it.
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
