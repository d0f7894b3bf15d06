import { REWARDS_WORDS } from '../../core/rules/rewardsWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { useAskOverlay } from '../../hooks/useAskOverlay';
import { useMessages } from '../../hooks/useMessages';
import { useRewards } from '../../hooks/useRewards';
import { Flyout, useFlyout } from '../../ui/Flyout';
import { RewardsInPhase } from '../../ui/RewardsInPhase';
import { rewardsLabel } from '../../ui/rewardsLabel';

/** The rewards of a header; its words are those of the menu that stands alone [HDR-006]. */
export function HeaderRewards() {
  const say = useMessages('rewards-menu', REWARDS_WORDS);
  const { site, session } = useStorefront();
  const state = useRewards();
  const flyout = useFlyout();
  const ask = useAskOverlay();
  return (
    <div className={session.rewardsNumber ? 'quire-site-header__rewards' : undefined}>
      <Flyout {...flyout} label={rewardsLabel(state.rewards, site.locale, say)}>
        <RewardsInPhase
          {...state}
          locale={site.locale}
          say={say}
          onSignIn={() => void ask({ overlay: 'LOGIN', signInType: 'rewards' })}
          onJoin={() => void ask({ overlay: 'LOYALTY_ENROLLMENT' })}
        />
      </Flyout>
    </div>
  );
}
