import * as v from 'valibot';
import { KeptSavedItemsBody, type SavedItemBody } from '../contract/savedItems';
import { CART_SET_MS } from '../rules/storedCart';
import type { Host } from './host';
import { jsonText } from './jsonText';
import { STORAGE_KEYS } from './storage';

/** The saved items as the browser keeps them between pages and tabs, in the shop's own spelling [STOR-002]. */
export type SavedItemsRecord = {
  /** Undefined, too, for what another script wrote there. */
  read(): KeptSavedItemsBody | undefined;
  save(items: SavedItemBody[], added: readonly string[]): void;
  forget(): void;
};

export function createSavedItemsRecord({ localStorage, now }: Host): SavedItemsRecord {
  const key = STORAGE_KEYS.savedForLater;
  return {
    forget: () => localStorage.remove(key),
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
