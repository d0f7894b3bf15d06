'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../hooks/useFormDrawer';
import { FormDrawer } from '../../ui/FormDrawer';
import { Widget } from '../../ui/Widget';
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
  return (
    <Widget block="missing-points">
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
