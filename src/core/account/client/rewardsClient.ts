import * as v from '../../../schema';
import type { HostSignal } from '../../platform/client/host/host';
import { jsonText } from '../../platform/client/host/jsonText';
import { objectOf } from '../../platform/client/host/storage';
import { noResponse } from '../../platform/client/http/failures';
import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import type { Storefront } from '../../storefront';
import { AvailableRewardsBody, RewardsInfoBody } from '../contract/rewards';
import { isRewardsFresh, REWARDS_CACHE_MS, type RewardsInfo, rewardsKey } from '../rules/rewards';
import { accountEndpoints } from './endpoints';

/**
 * Both response bodies as the shop sent them; that of a failed request is empty. They are cached in this form, and
 * parsed by their contracts again.
 */
type Sent = { info: Partial<RewardsInfoBody>; available: Partial<AvailableRewardsBody>; timestamp: number };

/**
 * Reads a member's rewards with two parallel requests, and caches them for 5 minutes in session storage under the
 * member's own key. If a request fails, its fields are missing and nothing is cached. Without a rewards number no
 * request is sent [RWD-002, RWD-003, RWD-004]. Rejects when `signal` aborts, and with CommerceError `contract` for an
 * invalid amount.
 */
export async function readRewards(storefront: Storefront, signal?: HostSignal): Promise<RewardsInfo> {
  const { host, send, session, settings, site, log } = storefront;
  const id = session.rewardsNumber?.trim();
  if (!id) return { timestamp: host.now() };
  const cached = cachedRewards(storefront, rewardsKey(id), settings.config.rewards?.cacheMs ?? REWARDS_CACHE_MS);
  if (cached) return toRewards(cached, site.currency);

  const how = { on401: 'reject' as const, signal };
  const [info, available] = await Promise.allSettled([
    send(RewardsInfoBody, accountEndpoints.rewardsInfo, how),
    send(AvailableRewardsBody, accountEndpoints.availableRewards, how),
  ]);
  if (signal?.aborted) throw noResponse('rewards', signal.reason, signal);
  const sent = { info: halfOf(info), available: halfOf(available), timestamp: host.now() };
  for (const half of [info, available]) {
    if (half.status === 'rejected') void log('the rewards were not read', half.reason);
  }
  const isWhole = info.status === 'fulfilled' && available.status === 'fulfilled';
  if (isWhole) host.sessionStorage.set(rewardsKey(id), jsonText(sent));
  return toRewards(sent, site.currency);
}

const halfOf = <T>(half: PromiseSettledResult<T>): Partial<T> => (half.status === 'fulfilled' ? half.value : {});

function cachedRewards({ host }: Storefront, key: string, cacheMs: number): Sent | undefined {
  const { info, available, timestamp } = objectOf(host.sessionStorage.get(key));
  if (typeof timestamp !== 'number' || !isRewardsFresh({ timestamp }, host.now(), cacheMs)) return undefined;
  const halves = { info: v.safeParse(RewardsInfoBody, info), available: v.safeParse(AvailableRewardsBody, available) };
  if (!halves.info.success || !halves.available.success) return undefined;
  return { info: halves.info.output, available: halves.available.output, timestamp };
}

/** Translates the response bodies. A missing field stays undefined, and is not displayed. */
function toRewards({ info, available, timestamp }: Sent, currency: string): RewardsInfo {
  const money = (amount: Parameters<typeof toMoney>[0], field: string) => {
    const read = toMoney(amount, `rewards: ${field}`, currency);
    return read && { [field]: read };
  };
  return {
    timestamp,
    showFreeSkuNewFlag: isSet(info.showFreeSkuNewFlag),
    showTierUpgradeNewFlag: isSet(info.showTierUpgradeNewFlag),
    isFreeSkusEligible: isSet(info.isFreeSkusEligible),
    ...money(info.remainingAmt, 'remainingAmt'),
    ...money(info.amtSpent, 'amtSpent'),
    ...money(available.availableRewards, 'availableRewards'),
    loyaltyRewards: (info.loyaltyRewards ?? []).flatMap(({ name, amount, expiresOn }) => {
      const worth = toMoney(amount, 'rewards: amount', currency);
      return worth ? [{ name, amount: worth, expiresOn: orUndefined(expiresOn) }] : [];
    }),
  };
}
