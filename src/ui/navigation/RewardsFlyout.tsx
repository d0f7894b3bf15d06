import { Flyout, useFlyout } from '../overlays/Flyout';
import { RewardsInPhase, type RewardsInPhaseProps } from './RewardsInPhase';
import { rewardsLabel } from './rewardsLabel';

export type RewardsFlyoutProps = RewardsInPhaseProps & { onOpen?: (() => void) | undefined };

/** What a member can use, in whole dollars, with the rest of it behind; the way in for everybody else [HDR-006]. */
export function RewardsFlyout({ onOpen, ...ways }: RewardsFlyoutProps) {
  const flyout = useFlyout(onOpen);
  return (
    <Flyout {...flyout} label={rewardsLabel(ways.rewards, ways.locale, ways.say)}>
      <RewardsInPhase {...ways} />
    </Flyout>
  );
}
