import { REWARDS_WAY_IN } from '../../core/account/rules/rewardsWords';
import { isRewardsMember } from '../../core/platform/rules/session/membership';
import { useStorefront } from '../platform/StorefrontProvider';
import { useAskOverlay } from '../platform/useAskOverlay';
import { useMessages } from '../platform/useMessages';
import { useSignedIn } from './useSignIn';

export type RewardsWayIn = { text: string; button: string; onPress: () => void };

/**
 * What every rewards surface shows to a customer without rewards: guests get a sign-in button, other non-members a
 * sign-up button. Undefined for a member [GEN-009]. `rewardsNumber` overrides the session's.
 */
export function useRewardsWayIn(widget: string, rewardsNumber?: string): RewardsWayIn | undefined {
  const { session } = useStorefront();
  const { isSignedIn } = useSignedIn();
  const ask = useAskOverlay();
  const say = useMessages(widget, REWARDS_WAY_IN);

  if (!isSignedIn) {
    const onPress = () => void ask({ overlay: 'LOGIN', signInType: 'rewards' });
    return { text: say('guest'), button: say('signIn'), onPress };
  }
  if (isRewardsMember({ rewardsNumber: rewardsNumber || session.rewardsNumber })) return undefined;
  const onPress = () => void ask({ overlay: 'LOYALTY_ENROLLMENT' });
  return { text: say('join'), button: say('signUp'), onPress };
}
