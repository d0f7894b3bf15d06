import { useState, useSyncExternalStore } from 'react';
import { compareListOf } from '../../core/products/client/compareList';
import { useStorefront } from '../platform/StorefrontProvider';

const NONE: readonly string[] = [];

/** Adds a product to the comparison, or removes it. `isFull` after an attempt to add to a full list [CMP-001]. */
export function useCompare(sku: string): { isCompared: boolean; isFull: boolean; toggle: () => void } {
  const list = compareListOf(useStorefront().host);
  const skus = useSyncExternalStore(list.subscribe, list.skus, () => NONE);
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
