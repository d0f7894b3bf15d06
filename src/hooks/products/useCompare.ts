import { useState } from 'react';
import { compareListOf } from '../../core/products/client/compareList';
import { useStorefront } from '../platform/StorefrontProvider';
import { useCompareList } from './useCompareList';

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
