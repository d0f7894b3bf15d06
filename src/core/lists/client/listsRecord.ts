import * as v from '../../../schema';
import { CART_SET_MS } from '../../cart/rules/storedCart';
import type { Host } from '../../platform/client/host/host';
import { jsonText, parsedJson } from '../../platform/client/host/jsonText';
import { STORAGE_KEYS } from '../../platform/client/host/storage';
import { isCurrent } from '../../platform/rules/isCurrent';
import { CachedListsBody, type ListsBody } from '../contract/lists';

/** The lists cached in the browser between the pages of one session, by their query [LIST-013]. */
export function createListsRecord({ localStorage, now }: Host) {
  const key = STORAGE_KEYS.listItems;
  let forgotten = 0;
  return {
    forget() {
      forgotten += 1;
      localStorage.remove(key);
    },
    /** A version marker of the cache: it changes when any tab writes. */
    version: () => `${forgotten} ${localStorage.get(key)}`,
    /** Undefined also for data of another script and for entries older than 10 minutes. */
    read(query: string): ListsBody | undefined {
      const { success, output } = v.safeParse(CachedListsBody, parsedJson(localStorage.get(key)));
      const isValid = success && output.query === query && isCurrent(now(), output.expires, CART_SET_MS);
      return isValid ? output.answer : undefined;
    },
    save(query: string, answer: ListsBody) {
      const entry: CachedListsBody = { query, answer, expires: now() + CART_SET_MS };
      localStorage.set(key, jsonText(entry));
    },
  };
}
