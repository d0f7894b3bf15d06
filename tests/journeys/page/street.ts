import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';

/** What the journeys of one worker have to themselves: what goes wrong in a shop, or is sold out, is nobody else's. */
export type Street = { shopUrl: string; vaultOrigin: string; providerOrigin: string; browserEndpoint: string };

let mine: { street: Street; leave: () => void } | undefined;

// the first hook of a file is its last to run: nobody looks at the shop any more
afterAll(() => mine?.leave());

/**
 * The shop and the browser that this file has taken until it ends. Vitest's own number of a worker is no name for them: where
 * journeys follow other projects it may be given to two workers at once.
 */
export function street(): Street {
  mine ??= takeStreet();
  return mine.street;
}

function takeStreet() {
  for (const [number, street] of inject('streets').entries()) {
    const claim = path.join(inject('claims'), `${number}`);
    if (isAbandoned(claim)) giveUp(claim);
    try {
      writeFileSync(claim, `${process.pid}`, { flag: 'wx' });
      return { street, leave: () => rmSync(claim, { force: true }) };
    } catch {
      // another file is there
    }
  }
  throw new Error('there are more workers than streets');
}

/** Of several who see that it is abandoned one takes it away; the others find it gone, or taken anew. */
function giveUp(claim: string): void {
  const aside = `${claim}.${process.pid}`;
  try {
    renameSync(claim, aside);
    if (!isAbandoned(aside)) renameSync(aside, claim);
    else rmSync(aside);
  } catch {
    // gone already
  }
}

/** A worker that was killed has left nothing in order. */
function isAbandoned(claim: string): boolean {
  try {
    process.kill(Number(readFileSync(claim, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
