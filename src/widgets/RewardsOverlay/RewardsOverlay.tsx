'use client';

import { REWARDS_WORDS } from '../../core/rules/rewardsWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { useAskOverlay } from '../../hooks/useAskOverlay';
import { useMessages } from '../../hooks/useMessages';
import { useOwnDrawer } from '../../hooks/useOwnDrawer';
import { useRewards } from '../../hooks/useRewards';
import { Button } from '../../ui/Button';
import { Drawer } from '../../ui/Drawer';
import { RewardsInPhase } from '../../ui/RewardsInPhase';
import { Widget } from '../../ui/Widget';

export type RewardsOverlayProps = {
  /** Words of a button that opens it; without them it opens only when another widget, or the page, asks. */
  label?: string;
  onOpen?: () => void;
  onClose?: () => void;
};

/** All about a member's rewards, or the sign-up for them, over the page [OVR-003, HDR-042]. */
export function RewardsOverlay(props: RewardsOverlayProps) {
  const say = useMessages('rewards-overlay', REWARDS_WORDS);
  const { site } = useStorefront();
  const { isOpen, open, close } = useOwnDrawer('rewards-overlay', 'REWARDS', props);
  const state = useRewards();
  const ask = useAskOverlay();

  return (
    <Widget block="rewards-overlay">
      {props.label !== undefined && (
        <Button kind="plain" opensDialog isExpanded={isOpen} onClick={open}>
          {props.label}
        </Button>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={close}
        name="rewards-overlay"
        surface="overlay"
        title={say('title')}
        closeLabel={say('close')}
      >
        <RewardsInPhase
          {...state}
          locale={site.locale}
          say={say}
          onSignIn={() => void ask({ overlay: 'LOGIN', signInType: 'rewards' })}
          onJoin={() => void ask({ overlay: 'LOYALTY_ENROLLMENT' })}
        />
      </Drawer>
    </Widget>
  );
}
