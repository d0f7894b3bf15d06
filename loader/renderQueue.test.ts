import { expect, test } from 'vitest';
import { createRenderQueue } from './renderQueue';

test('renders one element in each task, in the order of the calls', async () => {
  const log: string[] = [];
  const tasks: (() => void)[] = [];
  const enqueue = createRenderQueue(() => new Promise<void>((run) => void tasks.push(run)));
  for (const name of ['first', 'second', 'third']) void enqueue().then(() => log.push(name));

  for (const expected of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
    await expect.poll(() => tasks.length).toBe(1);
    tasks.shift()?.();
    await expect.poll(() => log).toEqual(expected);
  }
});
