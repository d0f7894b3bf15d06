import { CommerceError } from '../rules/commerceError';
import type { Host } from './host';

/** How long a file may take before the call that needs it goes without. */
export const FILE_TIMEOUT_MS = 10_000;

/**
 * A part of the core in a file of its own, fetched when it is first needed and kept. Rejects with CommerceError `network`
 * while it can not be had, or when it takes longer than 10 s; the next call tries again.
 */
export function laterFile<T>({ setTimeout, clearTimeout }: Host, load: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= new Promise<T>((resolve, reject) => {
      const timer = setTimeout(reject, FILE_TIMEOUT_MS);
      load()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    }).catch((cause: unknown) => {
      known = undefined;
      throw new CommerceError('network', 'NETWORK', 'a file was not loaded', { cause });
    });
    return known;
  };
}
