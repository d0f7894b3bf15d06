'use client';

import type { ReactNode } from 'react';
import { useRewardsPrompt } from '../../../hooks/account/useRewardsPrompt';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { RewardsPrompt } from '../../../ui/navigation/RewardsPrompt';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type MissingPointsProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** Replaces the form. */
    children?: ReactNode;
    /** Called when the form was sent. */
    onDone?: () => void;
  };

/** Reports a purchase whose points are missing to the shop [OVR-006, HDR-032]. */
export function MissingPoints({ label, children, ...callbacks }: MissingPointsProps) {
  const drawer = useFormDrawer('missing-points', 'MISSING_POINTS', form, callbacks);
  const rewardsPrompt = useRewardsPrompt('missing-points');
  return (
    <Widget block="missing-points" props={callbacks}>
      <FormDrawer {...drawer} label={label}>
        {children ?? (rewardsPrompt && <RewardsPrompt {...rewardsPrompt} />)}
      </FormDrawer>
    </Widget>
  );
}
