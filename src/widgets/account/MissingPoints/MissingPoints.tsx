'use client';

import type { ReactNode } from 'react';
import { useRewardsWayIn } from '../../../hooks/account/useRewardsWayIn';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { RewardsWayIn } from '../../../ui/navigation/RewardsWayIn';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type MissingPointsProps = {
  /** Words of a button that opens it; without them it opens only when another widget, or the page, asks. */
  label?: string;
  /** In place of the form. */
  children?: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
  onDone?: () => void;
};

/** Tells the shop of a purchase whose points are missing [OVR-006, HDR-032]. */
export function MissingPoints({ label, children, ...callbacks }: MissingPointsProps) {
  const drawer = useFormDrawer('missing-points', 'MISSING_POINTS', form, callbacks);
  const wayIn = useRewardsWayIn('missing-points');
  return (
    <Widget block="missing-points">
      <FormDrawer {...drawer} label={label}>
        {children ?? (wayIn && <RewardsWayIn {...wayIn} />)}
      </FormDrawer>
    </Widget>
  );
}
