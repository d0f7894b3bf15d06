import { onTestFinished } from 'vitest';
import { street } from './street';

export type Fault = {
  path: string;
  method?: string;
  times?: number;
  delayMs?: number;
  status?: 400 | 401 | 403 | 500;
  /** The connection is cut before the shop acts. */
  drop?: boolean;
  /** The shop acts, and the connection is cut before its answer. */
  loseAnswer?: boolean;
};

/** Lets the shop's next answers go wrong; returns the function that mends it, which the end of the test does too. */
export async function breakShop(fault: Fault): Promise<() => Promise<void>> {
  const address = `${street().shopUrl}/__faults`;
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify(fault) });
  if (status !== 204) throw new Error(`the shop does not know this trouble: ${JSON.stringify(fault)}`);
  const mend = async () => void (await fetch(address, { method: 'DELETE' }));
  onTestFinished(mend);
  return mend;
}
