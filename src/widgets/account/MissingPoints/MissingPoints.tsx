import { useRewardsPrompt } from '../../../hooks/account/useRewards';
import { type FormDrawerOptions, useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { RewardsPrompt } from '../../../ui/navigation/Rewards';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import type { RootProps } from '../../../ui/rendering/Widget';
import { form } from './form';

export type MissingPointsProps = RootProps & FormDrawerOptions;

/** Reports a purchase whose points are missing to the shop [OVR-006, HDR-032]. */
export function MissingPoints(props: MissingPointsProps) {
  const drawer = useFormDrawer('missing-points', 'MISSING_POINTS', form, props);
  const rewardsPrompt = useRewardsPrompt('missing-points');
  return (
    <FormDrawer {...drawer} root={props}>
      {props.children ?? (rewardsPrompt && <RewardsPrompt {...rewardsPrompt} />)}
    </FormDrawer>
  );
}
