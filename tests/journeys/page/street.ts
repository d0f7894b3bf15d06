import { inject } from 'vitest';

/** What the journeys of one worker have to themselves: what goes wrong in a shop, or is sold out, is nobody else's. */
export type Street = { shopUrl: string; vaultOrigin: string; providerOrigin: string; browserEndpoint: string };

/** The shop and the browser of this worker, whose number begins at 1. */
export function street(): Street {
  const mine = inject('streets')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!mine) throw new Error('there are more workers than streets');
  return mine;
}
