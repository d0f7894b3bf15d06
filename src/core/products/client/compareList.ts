import type { Host } from '../../platform/client/host/host';
import { jsonText, parsedJson } from '../../platform/client/host/jsonText';
import { oncePer } from '../../platform/client/oncePer';
import { createStateStore } from '../../platform/client/stateStore';
import { checkCompare } from '../rules/compareList';

/** The products that the customer compares on this visit, stored in the tab's session storage. */
export type CompareList = {
  skus(): readonly string[];
  subscribe(listener: () => void): () => void;
  /** Returns whether the product is on the list now. */
  add(sku: string): boolean;
  remove(sku: string): void;
  clear(): void;
};

const KEY = 'compare';

function readSkus({ sessionStorage }: Host): readonly string[] {
  const stored = parsedJson(sessionStorage.get(KEY));
  return Array.isArray(stored) ? stored.filter((sku) => typeof sku === 'string') : [];
}

function createCompareList(host: Host): CompareList {
  const { get, set, subscribe } = createStateStore(() => ({ skus: readSkus(host) }));
  get(); // the first change is compared with what was stored before it

  function show(skus: readonly string[]) {
    if (skus.join() !== get().skus.join()) set({ skus });
  }

  function save(skus: readonly string[]) {
    host.sessionStorage.set(KEY, jsonText(skus));
    show(skus);
  }

  // other pages of the tab may have changed the list in the meantime
  host.onPageShow((isRestored) => {
    if (isRestored) show(readSkus(host));
  });

  return {
    skus: () => get().skus,
    subscribe,
    add(sku) {
      const verdict = checkCompare(readSkus(host), sku);
      if (verdict.ok) save(verdict.skus);
      return verdict.ok;
    },
    remove: (sku) => save(readSkus(host).filter((it) => it !== sku)),
    clear: () => save([]),
  };
}

/** The compare list of a page, shared by all its widgets. By host, because the host's session storage has the list. */
export const compareListOf = oncePer(createCompareList);
