'use client';

import { useRewardsWithPrompt } from '../../../hooks/account/useRewards';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { RewardsInPhase } from '../../../ui/navigation/RewardsInPhase';
import { Drawer } from '../../../ui/overlays/Drawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';

export type RewardsOverlayProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
  };

/** An overlay with all details of a member's rewards, or with the form to join [OVR-003, HDR-042]. */
export function RewardsOverlay(props: RewardsOverlayProps) {
  const rewards = useRewardsWithPrompt('rewards-overlay');
  const { isOpen, open, close } = useLayer(['REWARDS'], props);
  useDrawerEvents('rewards-overlay', isOpen);

  return (
    <Widget block="rewards-overlay" props={props}>
      {props.label !== undefined && (
        <Button kind="plain" opensDialog isExpanded={isOpen} onClick={open}>
          {props.label}
        </Button>
      )}
      <Drawer
        isOpen={isOpen}
        onClose={() => close()}
        name="rewards-overlay"
        surface="overlay"
        title={rewards.translate('title')}
        closeLabel={rewards.translate('close')}
      >
        <RewardsInPhase {...rewards} />
      </Drawer>
    </Widget>
  );
}
