import { describe, expect, test } from 'vitest';
import { type Served, waitedMs } from './visitLog';

const call = (startedAt: number, endedAt: number): Served => ({
  kind: 'call',
  path: '/',
  bytes: 0,
  startedAt,
  endedAt,
});

describe('waitedMs', () => {
  test.each<[string, Served[], number]>([
    ['no calls take no time', [], 0],
    ['one call counts its own time', [call(10, 60)], 50],
    ['sequential calls add up', [call(10, 60), call(70, 120)], 100],
    ['overlapping calls count once', [call(10, 60), call(20, 70), call(30, 40)], 60],
    ['the order of the log does not matter', [call(70, 120), call(10, 60)], 100],
  ])('%s', (_, log, ms) => expect(waitedMs(log)).toBe(ms));

  test('a call already in flight counts only from the given time', () => {
    expect(waitedMs([call(10, 60), call(70, 120)], 50)).toBe(60);
  });
});
