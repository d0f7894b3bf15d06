import { expect, test, vi } from 'vitest';
import { sharedConnection } from './connection';

test('widgets share the listeners of the first one, until the last one has disconnected', () => {
  const ends = [vi.fn(), vi.fn()];
  const open = vi.fn(() => ends);
  const connect = sharedConnection(open);
  const first = connect();
  const second = connect();
  expect(open).toHaveBeenCalledOnce();

  first();
  first();
  expect(ends.map((end) => end.mock.calls.length)).toEqual([0, 0]);
  second();
  expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 1]);

  const third = connect();
  expect(open).toHaveBeenCalledTimes(2);
  third();
  expect(ends.map((end) => end.mock.calls.length)).toEqual([2, 2]);
});
