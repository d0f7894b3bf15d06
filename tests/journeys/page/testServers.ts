import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';

/** The servers of one worker. Faults and sold-out products in its shop affect no other worker. */
export type TestServers = {
  shopUrl: string;
  vaultOrigin: string;
  providerOrigin: string;
  otherOrigin: string;
  browserEndpoint: string;
};

let claimed: { servers: TestServers; leave: () => void } | undefined;

// the first afterAll hook of a file runs last, when no test uses the shop
afterAll(() => claimed?.leave());

/**
 * The shop and the browser that this file has claimed until it ends. Vitest's own worker id does not identify a worker:
 * where journeys follow other projects, two workers may get the same id at once.
 */
export function testServers(): TestServers {
  claimed ??= claimServers();
  return claimed.servers;
}

function claimServers() {
  for (const [number, servers] of inject('testServers').entries()) {
    const claim = path.join(inject('claims'), `${number}`);
    if (isAbandoned(claim)) giveUp(claim);
    try {
      writeFileSync(claim, `${process.pid}`, { flag: 'wx' });
      return { servers, leave: () => rmSync(claim, { force: true }) };
    } catch {
      // claimed by another file
    }
  }
  throw new Error('there are more workers than test servers');
}

/** If several workers see that the claim is abandoned, one removes it; the others find it removed, or claimed again. */
function giveUp(claim: string): void {
  const aside = `${claim}.${process.pid}`;
  try {
    renameSync(claim, aside);
    if (!isAbandoned(aside)) renameSync(aside, claim);
    else rmSync(aside);
  } catch {
    // removed already
  }
}

/** Whether the claim's process has ended. A killed worker does not release its claim. */
function isAbandoned(claim: string): boolean {
  try {
    process.kill(Number(readFileSync(claim, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
