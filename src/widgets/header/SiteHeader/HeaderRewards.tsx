import { useState } from 'react';
import { useRewardsWithPrompt } from '../../../hooks/account/useRewardsWithPrompt';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { RewardsFlyout } from '../../../ui/navigation/RewardsFlyout';

/** The rewards of a header. It uses the messages of the separate rewards menu [HDR-006]. */
export function HeaderRewards() {
  const { session } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const rewards = useRewardsWithPrompt('rewards-menu');
  return (
    <div className={session.rewardsNumber ? 'quire-site-header__rewards' : undefined}>
      <RewardsFlyout {...rewards} isOpen={isOpen} onToggle={setOpen} />
    </div>
  );
}
