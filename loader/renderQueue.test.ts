// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createRenderQueue } from './renderQueue';

/** Elements at different distances down the page, and the log of those that have started. */
function aPage() {
  const started: string[] = [];
  const tasks: (() => void)[] = [];
  const enqueue = createRenderQueue(() => new Promise<void>((resolve) => tasks.push(resolve)));
  const enqueueAt = (name: string, top: number) => {
    const element = document.createElement('div');
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 100 } as DOMRect);
    void enqueue(element).then(() => started.push(name));
    return element;
  };
  const runTask = async () => {
    await expect.poll(() => tasks.length).toBe(1);
    tasks.pop()?.();
  };
  return { started, tasks, enqueueAt, runTask };
}

test('renders one element per task: those in the window first, in page order, then the nearest', async () => {
  const { started, enqueueAt, runTask } = aPage();
  enqueueAt('above', -250);
  enqueueAt('in the window', 0);
  enqueueAt('below', innerHeight + 200);
  enqueueAt('in it too', 300);
  expect(started).toEqual([]);

  await runTask();
  await expect.poll(() => started).toEqual(['in the window']);
  for (let n = 0; n < 3; n += 1) await runTask();
  await expect.poll(() => started).toEqual(['in the window', 'in it too', 'above', 'below']);
});

test('renders an element under the pointer or with focus before all others', async () => {
  const { started, enqueueAt, runTask } = aPage();
  enqueueAt('in the window', 0);
  const below = enqueueAt('below', innerHeight + 200);
  // happy-dom has no pointer and does not support :focus-within
  vi.spyOn(below, 'matches').mockImplementation((selector) => selector === ':hover,:focus-within');

  await runTask();
  await expect.poll(() => started).toEqual(['below']);
});

test('renders an element that is added after the queue was empty', async () => {
  const { started, tasks, enqueueAt, runTask } = aPage();
  enqueueAt('first', 0);
  await runTask();
  await expect.poll(() => started).toEqual(['first']);
  expect(tasks).toEqual([]);

  enqueueAt('second', 0);
  await runTask();
  await expect.poll(() => started).toEqual(['first', 'second']);
});
