import type { Host } from '../../platform/client/host/host';
import { jsonText } from '../../platform/client/host/jsonText';
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
  try {
    const stored: unknown = JSON.parse(sessionStorage.get(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((sku) => typeof sku === 'string') : [];
  } catch {
    return []; // written by another script in another format
  }
}

function createCompareList(host: Host): CompareList {
  const listeners = new Set<() => void>();
  let known = readSkus(host);

  function notify(skus: readonly string[]) {
    if (skus.join() === known.join()) return;
    known = skus;
    for (const listener of listeners) listener();
  }

  function save(skus: readonly string[]) {
    host.sessionStorage.set(KEY, jsonText(skus));
    notify(skus);
  }

  // other pages of the tab may have changed the list in the meantime
  host.onPageShow((isRestored) => {
    if (isRestored) notify(readSkus(host));
  });

  return {
    skus: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(sku) {
      const verdict = checkCompare(readSkus(host), sku);
      if (verdict.ok) save(verdict.skus);
      return verdict.ok;
    },
    remove: (sku) => save(readSkus(host).filter((it) => it !== sku)),
    clear: () => save([]),
  };
}

const lists = new WeakMap<Host, CompareList>();

/** The compare list of a page, shared by all its widgets. By host, because the host's session storage has the list. */
export function compareListOf(host: Host): CompareList {
  const list = lists.get(host) ?? createCompareList(host);
  lists.set(host, list);
  return list;
}
