import { REWARDS_WORDS } from '../core/rules/rewardsWords';
import { useStorefront } from './StorefrontProvider';
import { useAskOverlay } from './useAskOverlay';
import { useMessages } from './useMessages';
import { useRewards } from './useRewards';

/** The rewards of this customer with their words and the ways in, as every flyout of them shows them. */
export function useRewardsWays(rewardsNumber?: string) {
  const state = useRewards(rewardsNumber);
  const { site } = useStorefront();
  const ask = useAskOverlay();
  return {
    ...state,
    locale: site.locale,
    say: useMessages('rewards-menu', REWARDS_WORDS),
    onSignIn: () => void ask({ overlay: 'LOGIN', signInType: 'rewards' }),
    onJoin: () => void ask({ overlay: 'LOYALTY_ENROLLMENT' }),
  };
}
