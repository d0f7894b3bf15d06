import { useStorefront } from '../../hooks/StorefrontProvider';
import { useRewardsWays } from '../../hooks/useRewardsWays';
import { RewardsFlyout } from '../../ui/RewardsFlyout';

/** The rewards of a header; its words are those of the menu that stands alone [HDR-006]. */
export function HeaderRewards() {
  const { session } = useStorefront();
  const ways = useRewardsWays('rewards-menu');
  return (
    <div className={session.rewardsNumber ? 'quire-site-header__rewards' : undefined}>
      <RewardsFlyout {...ways} />
    </div>
  );
}
