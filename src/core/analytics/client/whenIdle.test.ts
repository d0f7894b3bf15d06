import { expect, test, vi } from 'vitest';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { type IdleMoment, whenIdle } from './analytics';

test('the browser decides when the page is idle', () => {
  const requestIdleCallback = vi.fn();
  const callback = () => undefined;
  whenIdle(memoryHost({ window: { requestIdleCallback } }), callback);
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(callback);
});

test('a browser that cannot tell has idle periods of 50 ms, from the next task on [ANLY-021]', () => {
  let now = 1000;
  let moment: IdleMoment | undefined;
  let task = () => {};
  const setTimeout = vi.fn((run: () => void) => {
    task = run;
    return 1;
  });
  const host = { ...memoryHost({ now: () => now }), setTimeout };
  whenIdle(host, (idle) => {
    moment = idle;
  });
  expect(moment).toBeUndefined();
  expect(setTimeout).toHaveBeenCalledExactlyOnceWith(task, 0);
  task();
  expect(moment?.timeRemaining()).toBe(50);
  now += 30;
  expect(moment?.timeRemaining()).toBe(20);
  now += 30;
  expect(moment?.timeRemaining()).toBe(0);
});
