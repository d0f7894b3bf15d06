import { REWARDS_WORDS } from '../../core/account/rules/rewardsWords';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { useRewards } from './useRewards';
import { useRewardsWayIn } from './useRewardsWayIn';

/** The rewards of this customer with the texts and the sign-in or sign-up action, for the surfaces that show them. */
export function useRewardsWays(widget: 'rewards-menu' | 'rewards-overlay', rewardsNumber?: string) {
  const state = useRewards(rewardsNumber);
  const { locale } = useStorefront();
  return {
    ...state,
    locale,
    say: useMessages(widget, REWARDS_WORDS),
    wayIn: useRewardsWayIn(widget, rewardsNumber),
  };
}
