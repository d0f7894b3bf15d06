import { queryOptions } from '@tanstack/react-query';
import { readRewards } from '../core/client/rewardsClient';
import type { Storefront } from '../core/client/storefront';
import { REWARDS_CACHE_MS } from '../core/rules/rewards';
import { SHOP_QUERY } from './shopQuery';

/** What a member has earned, for all parts of the page that say it [RWD-002]. */
export function rewardsQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['quire', 'rewards', storefront.session.rewardsNumber],
    staleTime: REWARDS_CACHE_MS,
    ...SHOP_QUERY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => readRewards(storefront, signal),
  });
}
