import { CommerceError } from '../../rules/commerceError';
import type { Host } from '../host/host';

/** A cache entry; `until` is epoch milliseconds. */
type CacheEntry = { answer?: unknown; isPending: boolean; until: number };

export type CachedCall = { id: string; name: string; isRead: boolean };

/**
 * Creates a cache that deduplicates requests with the same id for `cacheMs` from the start of the first. While the
 * first is pending, a second one is rejected with DUPLICATE_REQUEST. Afterwards a read is answered from the cache. A
 * failed request is removed [HTTP-005, HTTP-006].
 */
export function createRequestCache({ now }: Host, cacheMs: number) {
  const entries = new Map<string, CacheEntry>();

  return async ({ id, name, isRead }: CachedCall, call: () => Promise<unknown>): Promise<unknown> => {
    const before = entries.get(id);
    if (before && now() < before.until) {
      if (before.isPending) {
        throw new CommerceError('refused', 'DUPLICATE_REQUEST', `${name}: the same call is still pending`);
      }
      if (isRead) return before.answer;
    }
    const entry: CacheEntry = { isPending: true, until: now() + cacheMs };
    entries.set(id, entry);
    try {
      entry.answer = await call();
      entry.isPending = false;
      return entry.answer;
    } catch (error) {
      if (entries.get(id) === entry) entries.delete(id); // a later request may have replaced the entry
      throw error;
    }
  };
}
