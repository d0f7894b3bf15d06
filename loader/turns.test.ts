// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createTurns } from './turns';

/** Elements at different distances down the page, and the log of those that have started. */
function aPage() {
  const begun: string[] = [];
  const tasks: (() => void)[] = [];
  const turnOf = createTurns(() => new Promise<void>((act) => tasks.push(act)));
  const asks = (name: string, top: number) => {
    const element = document.createElement('div');
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 100 } as DOMRect);
    void turnOf(element).then(() => begun.push(name));
    return element;
  };
  const runTask = async () => {
    await expect.poll(() => tasks.length).toBe(1);
    tasks.pop()?.();
  };
  return { begun, tasks, asks, runTask };
}

test('one element comes in a task, the nearest to the window first, and of those in it the first of the page', async () => {
  const { begun, asks, runTask } = aPage();
  asks('above', -250);
  asks('in the window', 0);
  asks('below', innerHeight + 200);
  asks('in it too', 300);
  expect(begun).toEqual([]);

  await runTask();
  await expect.poll(() => begun).toEqual(['in the window']);
  for (let n = 0; n < 3; n += 1) await runTask();
  await expect.poll(() => begun).toEqual(['in the window', 'in it too', 'above', 'below']);
});

test('one that is touched meanwhile comes before all others', async () => {
  const { begun, asks, runTask } = aPage();
  asks('in the window', 0);
  const below = asks('below', innerHeight + 200);
  // happy-dom has no pointer and does not support :focus-within
  vi.spyOn(below, 'matches').mockImplementation((selector) => selector === ':hover,:focus-within');

  await runTask();
  await expect.poll(() => begun).toEqual(['below']);
});

test('what comes when all are drawn has its turn as well', async () => {
  const { begun, tasks, asks, runTask } = aPage();
  asks('first', 0);
  await runTask();
  await expect.poll(() => begun).toEqual(['first']);
  expect(tasks).toEqual([]);

  asks('second', 0);
  await runTask();
  await expect.poll(() => begun).toEqual(['first', 'second']);
});
