import { REWARDS_MESSAGES, type RewardsInfo, type TierProgress, tierProgress } from '../../core/account/rules/rewards';
import { isRewardsMember } from '../../core/account/rules/segment';
import { moneyFromDecimal } from '../../core/platform/rules/money';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { useShopQuery } from '../platform/useShopQueryClient';
import { rewardsQuery } from './rewardsQuery';
import { useRewardsPrompt } from './useRewardsPrompt';
import { useSignedIn } from './useSignIn';

export type RewardsState = {
  /** `empty`: there are no rewards to show, or the request failed [RWD-004]. */
  phase: 'no-member' | 'loading' | 'ready' | 'empty';
  rewards: RewardsInfo | undefined;
  /** Only if the shop has configured its tiers [RWD-006]. */
  progress: TierProgress | undefined;
};

/** The rewards of this customer. `rewardsNumber` overrides the session's. */
export function useRewards(rewardsNumber?: string): RewardsState {
  const page = useStorefront();
  const { isSignedIn } = useSignedIn();
  const storefront = rewardsNumber ? { ...page, session: { ...page.session, rewardsNumber } } : page;
  const isMember = isSignedIn && isRewardsMember(storefront.session, page.settings.config.segments?.map);
  const query = useShopQuery({ ...rewardsQuery(storefront), enabled: isMember });
  const rewards = query.data;
  const tiers = page.settings.config.rewards?.tiers?.map(({ name, from }) => ({
    name,
    from: moneyFromDecimal(from, page.site.currency),
  }));

  const phase = !isMember ? 'no-member' : query.isPending ? 'loading' : hasAny(rewards) ? 'ready' : 'empty';
  return { phase, rewards, progress: rewards?.amtSpent && tierProgress(rewards.amtSpent, tiers) };
}

function hasAny(rewards: RewardsInfo | undefined): boolean {
  const { availableRewards, amtSpent, loyaltyRewards = [] } = rewards ?? {};
  return availableRewards !== undefined || amtSpent !== undefined || loyaltyRewards.length > 0;
}

/** The rewards of this customer with the texts and the sign-in or sign-up action, for the surfaces that show them. */
export function useRewardsWithPrompt(widget: 'rewards-menu' | 'rewards-overlay', rewardsNumber?: string) {
  const state = useRewards(rewardsNumber);
  const { locale } = useStorefront();
  return {
    ...state,
    locale,
    translate: useMessages(widget, REWARDS_MESSAGES),
    prompt: useRewardsPrompt(widget, rewardsNumber),
  };
}
