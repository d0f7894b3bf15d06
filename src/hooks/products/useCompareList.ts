import { useState, useSyncExternalStore } from 'react';
import { type CompareList, compareListOf } from '../../core/products/client/compareList';
import { useStorefront } from '../platform/StorefrontProvider';

const NONE: readonly string[] = [];

export type CompareListState = Pick<CompareList, 'remove' | 'clear'> & { skus: readonly string[] };

/** The SKUs that the customer compares in this tab, with the actions to remove them [CMP-002]. */
export function useCompareList(): CompareListState {
  const { skus, subscribe, remove, clear } = compareListOf(useStorefront().host);
  return { skus: useSyncExternalStore(subscribe, skus, () => NONE), remove, clear };
}

/** Adds a product to the comparison, or removes it. `isFull` after an attempt to add to a full list [CMP-001]. */
export function useCompare(sku: string): { isCompared: boolean; isFull: boolean; toggle: () => void } {
  const list = compareListOf(useStorefront().host);
  const { skus } = useCompareList();
  const [wasFull, setWasFull] = useState(false);
  const isCompared = skus.includes(sku);

  return {
    isCompared,
    isFull: wasFull && !isCompared,
    toggle() {
      if (isCompared) list.remove(sku);
      setWasFull(!isCompared && !list.add(sku));
    },
  };
}
