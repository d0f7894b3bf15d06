import { describe, expect, test } from 'vitest';
import { type Served, waitedMs } from './visitLog';

const call = (startedAt: number, endedAt: number): Served => ({
  kind: 'call',
  path: '/',
  bytes: 0,
  startedAt,
  endedAt,
});

describe('the time of the network', () => {
  test.each<[string, Served[], number]>([
    ['no call takes none', [], 0],
    ['one call takes its own time', [call(10, 60)], 50],
    ['calls one after another add up', [call(10, 60), call(70, 120)], 100],
    ['calls side by side count once', [call(10, 60), call(20, 70), call(30, 40)], 60],
    ['the order of the log does not matter', [call(70, 120), call(10, 60)], 100],
  ])('%s', (_, log, ms) => expect(waitedMs(log)).toBe(ms));

  test('of a call that was under way before, only the rest counts', () => {
    expect(waitedMs([call(10, 60), call(70, 120)], 50)).toBe(60);
  });
});
