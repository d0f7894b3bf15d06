import { useQuery } from '@tanstack/react-query';
import { findStores } from '../../core/stores/client/storeLocator';
import type { Store } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';
import { SHOP_QUERY } from '../platform/shopQuery';
import { useShopQueryClient } from '../platform/useShopQueryClient';

const FRESH_FOR_MS = 60_000;

/** One store by its number; undefined until the shop has sent its details, and if it cannot [SCR-011]. */
export function useStore(number: string): Store | undefined {
  const storefront = useStorefront();
  const { data } = useQuery(
    {
      ...SHOP_QUERY,
      queryKey: ['quire', 'store', number],
      staleTime: FRESH_FOR_MS,
      queryFn: ({ signal }) => findStores(storefront, { storeNumber: number, signal }),
    },
    useShopQueryClient(),
  );
  return data?.find((store) => store.number === number);
}
