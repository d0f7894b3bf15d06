'use client';

import { useRewardsWithPrompt } from '../../../hooks/account/useRewardsWithPrompt';
import { RewardsFlyout } from '../../../ui/navigation/RewardsFlyout';
import { Widget } from '../../../ui/rendering/Widget';

export type RewardsMenuProps = {
  /** Overrides the rewards number of the session. */
  rewardsNumber?: string;
  onOpen?: () => void;
};

/** A member's rewards in a menu of their own. For everyone else, the menu offers to join [HDR-006]. */
export function RewardsMenu({ rewardsNumber, onOpen }: RewardsMenuProps) {
  const rewards = useRewardsWithPrompt('rewards-menu', rewardsNumber);
  return (
    <Widget block="rewards-menu">
      <RewardsFlyout {...rewards} onOpen={onOpen} />
    </Widget>
  );
}
