import { queryOptions } from '@tanstack/react-query';
import { readRewards } from '../../core/account/client/rewardsClient';
import type { Storefront } from '../../core/storefront';
import { SHOP_QUERY } from '../platform/shopQuery';

/** What a member has earned, for all parts of the page that say it [RWD-002]. */
export function rewardsQuery(storefront: Storefront) {
  return queryOptions({
    queryKey: ['quire', 'rewards', storefront.session.rewardsNumber],
    // how long they count, and whether at all, is told where they are kept: by the time of their own read [RWD-003, RWD-004]
    staleTime: 0,
    ...SHOP_QUERY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => readRewards(storefront, signal),
  });
}
