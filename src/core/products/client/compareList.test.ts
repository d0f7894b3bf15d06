import { expect, test, vi } from 'vitest';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { compareListOf } from './compareList';

test('the first change notifies subscribers, even if nobody has read the list before', () => {
  const compared = compareListOf(memoryHost());
  const listener = vi.fn();
  compared.subscribe(listener);
  compared.add('MUG');
  expect(listener).toHaveBeenCalledOnce();
  expect(compared.skus()).toEqual(['MUG']);
});
