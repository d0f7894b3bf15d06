'use client';

import { useRewardsWays } from '../../../hooks/account/useRewardsWays';
import { RewardsFlyout } from '../../../ui/navigation/RewardsFlyout';
import { Widget } from '../../../ui/rendering/Widget';

export type RewardsMenuProps = {
  /** In place of the session's. */
  rewardsNumber?: string;
  onOpen?: () => void;
};

/** A member's rewards in a menu of their own; the way in for everybody else [HDR-006]. */
export function RewardsMenu({ rewardsNumber, onOpen }: RewardsMenuProps) {
  const ways = useRewardsWays('rewards-menu', rewardsNumber);
  return (
    <Widget block="rewards-menu">
      <RewardsFlyout {...ways} onOpen={onOpen} />
    </Widget>
  );
}
