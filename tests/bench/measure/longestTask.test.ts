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

describe('the longest task', () => {
  test('it is told in milliseconds, of the thread that the page runs on', () => {
    const others = [task(1_700_000, 90_000, { pid: 8 }), task(1_700_000, 80_000, { tid: 2 })];
    expect(longestTaskMs([mark, task(1_700_000, 12_000), task(1_800_000, 7_000), ...others], 600)).toBe(12);
  });

  test('what came before the script does not count', () => {
    expect(longestTaskMs([mark, task(1_100_000, 99_000), task(1_700_000, 5_000)], 600)).toBe(5);
  });

  test('time in which a neighbour had the processor does not count', () => {
    expect(longestTaskMs([mark, task(1_700_000, 50_000, { tdur: 4_000 })], 600)).toBe(4);
  });

  test('a trace without the page, or without its tasks, is no figure', () => {
    expect(() => longestTaskMs([task(1_700_000, 5_000)], 600)).toThrow('when the page began');
    expect(() => longestTaskMs([mark], 600)).toThrow('no tasks');
  });
});
