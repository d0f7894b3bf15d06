import { inject } from 'vitest';
import type { Street } from '../streets';

/** The shop and the browser of this worker, whose number begins at 1. */
export function street(): Street {
  const mine = inject('streets')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!mine) throw new Error('there are more workers than streets');
  return mine;
}
