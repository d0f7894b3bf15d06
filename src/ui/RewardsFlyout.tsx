import { REWARDS_WORDS } from '../core/rules/rewardsWords';
import { useStorefront } from '../hooks/StorefrontProvider';
import { useAskOverlay } from '../hooks/useAskOverlay';
import { useMessages } from '../hooks/useMessages';
import { useRewards } from '../hooks/useRewards';
import { Flyout, useFlyout } from './Flyout';
import { RewardsInPhase } from './RewardsInPhase';
import { rewardsLabel } from './rewardsLabel';

export type RewardsFlyoutProps = {
  /** In place of the session's. */
  rewardsNumber?: string | undefined;
  onOpen?: (() => void) | undefined;
};

/** What a member can use, in whole dollars, with the rest of it behind; the way in for everybody else [HDR-006]. */
export function RewardsFlyout({ rewardsNumber, onOpen }: RewardsFlyoutProps) {
  const say = useMessages('rewards-menu', REWARDS_WORDS);
  const { site } = useStorefront();
  const state = useRewards(rewardsNumber);
  const flyout = useFlyout(onOpen);
  const ask = useAskOverlay();
  return (
    <Flyout {...flyout} label={rewardsLabel(state.rewards, site.locale, say)}>
      <RewardsInPhase
        {...state}
        locale={site.locale}
        say={say}
        onSignIn={() => void ask({ overlay: 'LOGIN', signInType: 'rewards' })}
        onJoin={() => void ask({ overlay: 'LOYALTY_ENROLLMENT' })}
      />
    </Flyout>
  );
}
