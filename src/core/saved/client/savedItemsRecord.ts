import * as v from '../../../schema';
import { CART_SET_MS } from '../../cart/rules/storedCart';
import type { Host } from '../../platform/client/host/host';
import { jsonText, parsedJson } from '../../platform/client/host/jsonText';
import { STORAGE_KEYS } from '../../platform/client/host/storage';
import { type SavedItemBody, StoredSavedItemsBody } from '../contract/savedItems';

/** The saved items as the browser stores them between pages and tabs, in the shop's own spelling [STOR-002]. */
export type SavedItemsRecord = {
  /** Returns the stored list. Returns undefined also for content that another script has written. */
  read(): StoredSavedItemsBody | undefined;
  save(items: SavedItemBody[], added: readonly string[]): void;
  /** Removes the stored list. Other tabs are notified, even when no list is stored yet. */
  forget(): void;
  /** Returns a version string of the record. It changes when any tab writes. */
  version(): string | null;
};

export function createSavedItemsRecord({ localStorage, now }: Host): SavedItemsRecord {
  const key = STORAGE_KEYS.savedForLater;
  return {
    forget() {
      localStorage.set(key, ''); // removing an absent key sends no storage event
      localStorage.remove(key);
    },
    version: () => localStorage.get(key),
    read() {
      const { success, output } = v.safeParse(StoredSavedItemsBody, parsedJson(localStorage.get(key)));
      return success ? output : undefined;
    },
    save(items, added) {
      const stored: StoredSavedItemsBody = { sflItems: items, added: [...added], expires: now() + CART_SET_MS };
      try {
        localStorage.set(key, jsonText(stored));
      } catch {
        localStorage.remove(key); // data may be nested too deep to serialise, though it could be parsed
      }
    },
  };
}
