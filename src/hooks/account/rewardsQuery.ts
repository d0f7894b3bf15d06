import { queryOptions } from '@tanstack/react-query';
import { readRewards } from '../../core/account/client/rewardsClient';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY } from '../platform/shopQuery';

/** A member's rewards, shared by all parts of the page that show them [RWD-002]. */
export function rewardsQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['quire', 'rewards', storefront.session.rewardsNumber],
    // the rewards client caches the answers itself and decides whether they are still fresh [RWD-003, RWD-004]
    staleTime: 0,
    ...SHOP_QUERY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => readRewards(storefront, signal),
  });
}
