import { onTestFinished } from 'vitest';
import { testServers } from './testServers';

export type Fault = {
  path: string;
  method?: string;
  times?: number;
  delayMs?: number;
  status?: 400 | 401 | 403 | 500;
  /** Closes the connection before the shop acts. */
  drop?: boolean;
  /** Closes the connection after the shop has acted, before its response. */
  loseAnswer?: boolean;
};

/** Breaks the shop's next responses. Returns the function that repairs it, which also runs at the end of the test. */
export async function breakShop(fault: Fault): Promise<() => Promise<void>> {
  const address = `${testServers().shopUrl}/__faults`;
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify(fault) });
  if (status !== 204) throw new Error(`the shop does not know this trouble: ${JSON.stringify(fault)}`);
  const repair = async () => void (await fetch(address, { method: 'DELETE' }));
  onTestFinished(repair);
  return repair;
}
