'use client';

import { RewardsFlyout } from '../../ui/RewardsFlyout';
import { Widget } from '../../ui/Widget';

export type RewardsMenuProps = {
  /** In place of the session's. */
  rewardsNumber?: string;
  onOpen?: () => void;
};

/** A member's rewards in a menu of their own; the way in for everybody else [HDR-006]. */
export function RewardsMenu(props: RewardsMenuProps) {
  return (
    <Widget block="rewards-menu">
      <RewardsFlyout {...props} />
    </Widget>
  );
}
