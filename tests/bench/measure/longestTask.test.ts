import { describe, expect, test } from 'vitest';
import { longestTaskMs, type TraceEvent } from './longestTask';

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  cat: 'toplevel',
  pid: 7,
  tid: 1,
  ts,
  ...more,
});
const mark = event('bench:page', 1_000_000);
const task = (ts: number, dur: number, more: Partial<TraceEvent> = {}) =>
  event('ThreadControllerImpl::RunTask', ts, { dur, ...more });

describe('longestTaskMs', () => {
  test('returns milliseconds, and counts only tasks on the main thread of the page', () => {
    const others = [task(1_700_000, 90_000, { pid: 8 }), task(1_700_000, 80_000, { tid: 2 })];
    expect(longestTaskMs([mark, task(1_700_000, 12_000), task(1_800_000, 7_000), ...others], 600)).toBe(12);
  });

  test('ignores tasks that start before the given offset', () => {
    expect(longestTaskMs([mark, task(1_100_000, 99_000), task(1_700_000, 5_000)], 600)).toBe(5);
  });

  test("counts the thread's own processor time where the trace has it", () => {
    expect(longestTaskMs([mark, task(1_700_000, 50_000, { tdur: 4_000 })], 600)).toBe(4);
  });

  test('throws if the trace lacks the start of the page, or its tasks', () => {
    expect(() => longestTaskMs([task(1_700_000, 5_000)], 600)).toThrow('when the page began');
    expect(() => longestTaskMs([mark], 600)).toThrow('no tasks');
  });
});
