import { REWARDS_WORDS } from '../core/rules/rewardsWords';
import { useStorefront } from './StorefrontProvider';
import { useAskOverlay } from './useAskOverlay';
import { useMessages } from './useMessages';
import { useRewards } from './useRewards';

/** The rewards of this customer with their words and the ways in, as every surface of them shows them [GEN-009]. */
export function useRewardsWays(widget: 'rewards-menu' | 'rewards-overlay', rewardsNumber?: string) {
  const state = useRewards(rewardsNumber);
  const { locale } = useStorefront();
  const ask = useAskOverlay();
  return {
    ...state,
    locale,
    say: useMessages(widget, REWARDS_WORDS),
    onSignIn: () => void ask({ overlay: 'LOGIN', signInType: 'rewards' }),
    onJoin: () => void ask({ overlay: 'LOYALTY_ENROLLMENT' }),
  };
}
