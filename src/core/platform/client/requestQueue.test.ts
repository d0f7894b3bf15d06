import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createRequestQueue } from './requestQueue';

/** A task that the test ends on demand. */
function aTask<T>(value: T) {
  let end: (value: T) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const promise = new Promise<T>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { run: vi.fn(() => promise), end: () => end(value), fail: () => fail(new Error(String(value))) };
}

const tick = () => new Promise((resolve) => setTimeout(resolve));

describe('createRequestQueue', () => {
  test('a queued task starts when the previous one has ended, whether it succeeded or failed [CART-UPD-005]', async () => {
    const requestQueue = createRequestQueue();
    const [first, second, third] = [aTask('a'), aTask('b'), aTask('c')];
    const results = [
      requestQueue.enqueue(first.run),
      requestQueue.enqueue(second.run).catch(String),
      requestQueue.enqueue(third.run),
    ];

    expect([first, second, third].map(({ run }) => run.mock.calls.length)).toEqual([1, 0, 0]);
    first.end();
    await tick();
    expect([second, third].map(({ run }) => run.mock.calls.length)).toEqual([1, 0]);
    second.fail();
    await tick();
    third.end();
    expect(await Promise.all(results)).toEqual(['a', 'Error: b', 'c']);
    expect(requestQueue.tryNow(async () => 'd')).toBeDefined();
  });

  test('tryNow does not run its task at all while another tryNow task is running [CART-UPD-006]', async () => {
    const requestQueue = createRequestQueue();
    const [first, second] = [aTask('a'), aTask('b')];

    const result = requestQueue.tryNow(first.run);
    expect(requestQueue.tryNow(second.run)).toBeUndefined();
    first.end();
    expect(await result).toBe('a');
    await tick();
    expect(second.run).not.toHaveBeenCalled();
    expect(requestQueue.tryNow(second.run)).toBeDefined();
  });

  test('tryNow waits for a running read, and only one task can wait for it', async () => {
    const requestQueue = createRequestQueue();
    const [read, change, other] = [aTask('a'), aTask('b'), aTask('c')];

    void requestQueue.enqueue(read.run, true);
    const result = requestQueue.tryNow(change.run);
    expect(change.run).not.toHaveBeenCalled();
    expect(requestQueue.tryNow(other.run)).toBeUndefined();
    read.end();
    await tick();
    expect(change.run).toHaveBeenCalledOnce();
    change.end();
    expect(await result).toBe('b');
  });

  test('a queued task takes precedence over tryNow', async () => {
    const requestQueue = createRequestQueue();
    const [first, second] = [aTask('a'), aTask('b')];
    requestQueue.tryNow(first.run);
    requestQueue.enqueue(second.run);
    first.end();
    await tick();
    expect(requestQueue.tryNow(async () => 'c')).toBeUndefined();
  });

  test('flush starts every queued task and ends every pause', async () => {
    const requestQueue = createRequestQueue();
    const tasks = [aTask('a'), aTask('b'), aTask('c')];
    for (const { run } of tasks) requestQueue.enqueue(run);
    const pause = requestQueue.orFlush(new Promise(() => {}));

    requestQueue.flush();
    expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1]);
    await pause;
  });

  test('a pause without a flush ends by itself', async () => {
    await expect(createRequestQueue().orFlush(tick() as Promise<void>)).resolves.toBeUndefined();
  });

  test('queued tasks run one at a time in the order of their calls, whether they succeed or fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ ticks: fc.nat(3), isFailing: fc.boolean() }), { maxLength: 8 }),
        async (plans) => {
          const requestQueue = createRequestQueue();
          const started: number[] = [];
          let flying = 0;
          await Promise.all(
            plans.map(({ ticks, isFailing }, index) =>
              requestQueue
                .enqueue(async () => {
                  started.push(index);
                  flying += 1;
                  expect(flying).toBe(1);
                  for (let each = 0; each < ticks; each += 1) await Promise.resolve();
                  flying -= 1;
                  if (isFailing) throw new Error('refused');
                })
                .catch(() => undefined),
            ),
          );
          expect(started).toEqual(plans.map((_, index) => index));
        },
      ),
    );
  });
});
