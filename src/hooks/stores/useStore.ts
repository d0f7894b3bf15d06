import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { useShopQuery } from '../platform/useShopQueryClient';
import { storeQuery } from './storeQuery';

/** One store by its number; undefined without one, until the shop has sent its details, and if it cannot [SCR-011]. */
export function useStore(number: string | undefined): Store | undefined {
  const query = storeQuery(useStorefront(), number ?? '');
  const { data } = useShopQuery({ ...query, enabled: number !== undefined });
  return data?.find((store) => store.number === number);
}
