import { queryOptions } from '@tanstack/react-query';
import { readRewards } from '../../core/account/client/rewardsClient';
import type { RewardsInfo } from '../../core/account/rules/rewards';
import type { Storefront } from '../../core/storefront';
import { PERSONAL_QUERY, personalKey, type ShopQuery } from '../platform/shopQuery';

/** The rewards of the session's member [RWD-002]. Not prefetched and not persisted, because they are personal. */
export function rewardsQuery(storefront: Storefront): ShopQuery<RewardsInfo> {
  return queryOptions({
    queryKey: personalKey(storefront, 'rewards', storefront.session.rewardsNumber),
    // the rewards client caches the answers itself and decides whether they are still fresh [RWD-003, RWD-004]
    staleTime: 0,
    ...PERSONAL_QUERY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => readRewards(storefront, signal),
  });
}
