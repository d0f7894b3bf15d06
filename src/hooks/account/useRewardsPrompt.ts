import { REWARDS_PROMPT_MESSAGES } from '../../core/account/rules/rewards';
import { isRewardsMember } from '../../core/account/rules/segment';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { useRequestOverlay } from '../platform/useRequestOverlay';
import { useSignedIn } from './useSignIn';

export type RewardsPrompt = { text: string; button: string; onPress: () => void };

/**
 * What every rewards surface shows to a customer without rewards: guests get a sign-in button, other non-members a
 * sign-up button. Undefined for a member [GEN-009]. `rewardsNumber` overrides the session's.
 */
export function useRewardsPrompt(widget: string, rewardsNumber?: string): RewardsPrompt | undefined {
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
