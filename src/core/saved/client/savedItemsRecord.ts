import * as v from '../../../schema';
import { CART_SET_MS } from '../../cart/rules/storedCart';
import type { Host } from '../../platform/client/host/host';
import { jsonText } from '../../platform/client/host/jsonText';
import { STORAGE_KEYS } from '../../platform/client/host/storage';
import { KeptSavedItemsBody, type SavedItemBody } from '../contract/savedItems';

/** The saved items as the browser keeps them between pages and tabs, in the shop's own spelling [STOR-002]. */
export type SavedItemsRecord = {
  /** Undefined, too, for what another script wrote there. */
  read(): KeptSavedItemsBody | undefined;
  save(items: SavedItemBody[], added: readonly string[]): void;
  /** Other tabs hear of it, also of one that has begun to read and has kept nothing yet. */
  forget(): void;
  /** A mark of the record as it stands: it differs when any tab has written since. */
  mark(): string | null;
};

export function createSavedItemsRecord({ localStorage, now }: Host): SavedItemsRecord {
  const key = STORAGE_KEYS.savedForLater;
  return {
    forget() {
      localStorage.set(key, ''); // nobody would hear that nothing was removed
      localStorage.remove(key);
    },
    mark: () => localStorage.get(key),
    read() {
      const text = localStorage.get(key);
      if (text === null) return undefined;
      try {
        return v.parse(KeptSavedItemsBody, JSON.parse(text));
      } catch {
        localStorage.remove(key); // no JSON, or no list of this shop
        return undefined;
      }
    },
    save(items, added) {
      const kept: KeptSavedItemsBody = { sflItems: items, added: [...added], expires: now() + CART_SET_MS };
      try {
        localStorage.set(key, jsonText(kept));
      } catch {
        localStorage.remove(key); // what is passed on may be nested deeper than can be written, though it could be read
      }
    },
  };
}
