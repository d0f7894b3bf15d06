import { useQuery } from '@tanstack/react-query';
import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { storeQuery } from './storeQuery';

/** One store by its number; undefined without one, until the shop has sent its details, and if it cannot [SCR-011]. */
export function useStore(number: string | undefined): Store | undefined {
  const query = storeQuery(useStorefront(), number ?? '');
  const { data } = useQuery({ ...query, enabled: number !== undefined }, useShopQueryClient());
  return data?.find((store) => store.number === number);
}
