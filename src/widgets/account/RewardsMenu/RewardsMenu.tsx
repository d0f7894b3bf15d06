import { useRewardsWithPrompt } from '../../../hooks/account/useRewards';
import { type OpenProps, useOpenState } from '../../../hooks/platform/useOpenState';
import { RewardsFlyout } from '../../../ui/navigation/Rewards';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';

export type RewardsMenuProps = RootProps &
  OpenProps & {
    /** Overrides the rewards number of the session. */
    rewardsNumber?: string;
  };

/** A member's rewards in a menu of their own. For everyone else, the menu offers to join [HDR-006]. */
export function RewardsMenu({ rewardsNumber, ...opening }: RewardsMenuProps) {
  const [isOpen, setOpen] = useOpenState(opening);
  const rewards = useRewardsWithPrompt('rewards-menu', rewardsNumber);
  return (
    <Widget block="rewards-menu" props={opening}>
      <RewardsFlyout {...rewards} isOpen={isOpen} onToggle={setOpen} />
    </Widget>
  );
}
