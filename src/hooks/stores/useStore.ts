import { useQuery } from '@tanstack/react-query';
import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { storeQuery } from './storeQuery';

/** One store by its number; undefined until the shop has sent its details, and if it cannot [SCR-011]. */
export function useStore(number: string): Store | undefined {
  const { data } = useQuery(storeQuery(useStorefront(), number), useShopQueryClient());
  return data?.find((store) => store.number === number);
}
