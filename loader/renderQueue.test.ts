// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createRenderQueue } from './renderQueue';

/** Elements at different distances down the page, and the log of those that have started. */
function aPage() {
  const begun: string[] = [];
  const tasks: (() => void)[] = [];
  const enqueue = createRenderQueue(() => new Promise<void>((act) => tasks.push(act)));
  const enqueueAt = (name: string, top: number) => {
    const element = document.createElement('div');
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 100 } as DOMRect);
    void enqueue(element).then(() => begun.push(name));
    return element;
  };
  const runTask = async () => {
    await expect.poll(() => tasks.length).toBe(1);
    tasks.pop()?.();
  };
  return { begun, tasks, enqueueAt, runTask };
}

test('one element comes in a task, the nearest to the window first, and of those in it the first of the page', async () => {
  const { begun, enqueueAt, runTask } = aPage();
  enqueueAt('above', -250);
  enqueueAt('in the window', 0);
  enqueueAt('below', innerHeight + 200);
  enqueueAt('in it too', 300);
  expect(begun).toEqual([]);

  await runTask();
  await expect.poll(() => begun).toEqual(['in the window']);
  for (let n = 0; n < 3; n += 1) await runTask();
  await expect.poll(() => begun).toEqual(['in the window', 'in it too', 'above', 'below']);
});

test('one that is touched meanwhile comes before all others', async () => {
  const { begun, enqueueAt, runTask } = aPage();
  enqueueAt('in the window', 0);
  const below = enqueueAt('below', innerHeight + 200);
  // happy-dom has no pointer and does not support :focus-within
  vi.spyOn(below, 'matches').mockImplementation((selector) => selector === ':hover,:focus-within');

  await runTask();
  await expect.poll(() => begun).toEqual(['below']);
});

test('what comes when all are drawn has its turn as well', async () => {
  const { begun, tasks, enqueueAt, runTask } = aPage();
  enqueueAt('first', 0);
  await runTask();
  await expect.poll(() => begun).toEqual(['first']);
  expect(tasks).toEqual([]);

  enqueueAt('second', 0);
  await runTask();
  await expect.poll(() => begun).toEqual(['first', 'second']);
});
