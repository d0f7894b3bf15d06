import { Flyout, useFlyout } from '../overlays/Flyout';
import { RewardsInPhase, type RewardsInPhaseProps } from './RewardsInPhase';
import { rewardsLabel } from './rewardsLabel';

export type RewardsFlyoutProps = RewardsInPhaseProps & { onOpen?: (() => void) | undefined };

/**
 * The rewards that a member can use, in whole dollars, with the details in a flyout. For everyone else, the flyout
 * offers to join [HDR-006].
 */
export function RewardsFlyout({ onOpen, ...rest }: RewardsFlyoutProps) {
  const flyout = useFlyout(onOpen);
  return (
    <Flyout {...flyout} label={rewardsLabel(rest.rewards, rest.locale, rest.translate)}>
      <RewardsInPhase {...rest} />
    </Flyout>
  );
}
