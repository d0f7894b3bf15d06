import {
  REWARDS_MESSAGES,
  REWARDS_PROMPT_MESSAGES,
  type RewardsInfo,
  tierProgress,
} from '../../core/account/rules/rewards';
import { isRewardsMember } from '../../core/account/rules/segment';
import { moneyFromDecimal } from '../../core/platform/rules/money';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { useRequestOverlay } from '../platform/useRequestOverlay';
import { useShopQuery } from '../platform/useShopQueryClient';
import { rewardsQuery } from './rewardsQuery';
import { useSignedIn } from './useSignIn';

/**
 * The rewards of this customer with the texts, and the sign-in or sign-up action of a customer without rewards, for the
 * surfaces that show them. `rewardsNumber` overrides the session's.
 */
export function useRewardsWithPrompt(widget: 'rewards-menu' | 'rewards-overlay', rewardsNumber?: string) {
  const page = useStorefront();
  const storefront = rewardsNumber ? { ...page, session: { ...page.session, rewardsNumber } } : page;
  const prompt = useRewardsPrompt(widget, rewardsNumber);
  const query = useShopQuery({ ...rewardsQuery(storefront), enabled: prompt === undefined });
  const rewards = query.data;
  const tiers = page.settings.config.rewards?.tiers?.map(({ name, from }) => ({
    name,
    from: moneyFromDecimal(from, page.site.currency),
  }));

  return {
    /** `empty`: there are no rewards to show, or the request failed [RWD-004]. */
    phase: query.isPending ? ('loading' as const) : hasAny(rewards) ? ('ready' as const) : ('empty' as const),
    rewards,
    /** Only if the shop has configured its tiers [RWD-006]. */
    progress: rewards?.amtSpent && tierProgress(rewards.amtSpent, tiers),
    locale: page.locale,
    translate: useMessages(widget, REWARDS_MESSAGES),
    prompt,
  };
}

function hasAny(rewards: RewardsInfo | undefined): boolean {
  const { availableRewards, amtSpent, loyaltyRewards = [] } = rewards ?? {};
  return availableRewards !== undefined || amtSpent !== undefined || loyaltyRewards.length > 0;
}

/**
 * What every rewards surface shows to a customer without rewards: guests get a sign-in button, other non-members a
 * sign-up button. Undefined for a member [GEN-009]. `rewardsNumber` overrides the session's.
 */
export function useRewardsPrompt(widget: string, rewardsNumber?: string) {
  const { session, settings } = useStorefront();
  const { isSignedIn } = useSignedIn();
  const requestOverlay = useRequestOverlay();
  const translate = useMessages(widget, REWARDS_PROMPT_MESSAGES);

  if (!isSignedIn) {
    const onPress = () => void requestOverlay({ overlay: 'LOGIN', signInType: 'rewards' });
    return { text: translate('guest'), button: translate('signIn'), onPress };
  }
  const customer = rewardsNumber ? { ...session, rewardsNumber } : session;
  if (isRewardsMember(customer, settings.config.segments?.map)) return undefined;
  const onPress = () => void requestOverlay({ overlay: 'LOYALTY_ENROLLMENT' });
  return { text: translate('join'), button: translate('signUp'), onPress };
}
