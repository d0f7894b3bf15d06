import { REWARDS_MESSAGES } from '../../core/account/rules/rewards';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { useRewards } from './useRewards';
import { useRewardsPrompt } from './useRewardsPrompt';

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
