'use client';

import { useSyncExternalStore } from 'react';
import { type CompareList, compareListOf } from '../../core/products/client/compareList';
import { useStorefront } from '../platform/StorefrontProvider';

const NONE: readonly string[] = [];

export type CompareListState = Pick<CompareList, 'remove' | 'clear'> & { skus: readonly string[] };

/** The SKUs that the customer compares in this tab, with the actions to remove them [CMP-002]. */
export function useCompareList(): CompareListState {
  const { skus, subscribe, remove, clear } = compareListOf(useStorefront().host);
  return { skus: useSyncExternalStore(subscribe, skus, () => NONE), remove, clear };
}
