import { Flyout, type FlyoutState } from '../overlays/Flyout';
import { RewardsInPhase, type RewardsInPhaseProps } from './RewardsInPhase';
import { rewardsLabel } from './rewardsLabel';

export type RewardsFlyoutProps = RewardsInPhaseProps & FlyoutState;

/**
 * The rewards that a member can use, in whole dollars, with the details in a flyout. For everyone else, the flyout
 * offers to join [HDR-006].
 */
export function RewardsFlyout({ isOpen, onToggle, ...rest }: RewardsFlyoutProps) {
  return (
    <Flyout isOpen={isOpen} onToggle={onToggle} label={rewardsLabel(rest.rewards, rest.locale, rest.translate)}>
      <RewardsInPhase {...rest} />
    </Flyout>
  );
}
