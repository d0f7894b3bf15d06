import { useRewardsWithPrompt } from '../../../hooks/account/useRewards';
import { useLayer } from '../../../hooks/platform/useLayer';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Rewards } from '../../../ui/navigation/Rewards';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';

export type RewardsOverlayProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
  };

/** An overlay with all details of a member's rewards, or with the form to join [OVR-003, HDR-042]. */
export function RewardsOverlay(props: RewardsOverlayProps) {
  const rewards = useRewardsWithPrompt('rewards-overlay');
  const layer = useLayer(['REWARDS'], props, { name: 'rewards-overlay' });
  return (
    <Widget block="rewards-overlay" props={props}>
      <ButtonDrawer
        {...layer}
        button={props.label}
        surface="overlay"
        title={rewards.translate('title')}
        closeLabel={rewards.translate('close')}
      >
        <Rewards {...rewards} />
      </ButtonDrawer>
    </Widget>
  );
}
