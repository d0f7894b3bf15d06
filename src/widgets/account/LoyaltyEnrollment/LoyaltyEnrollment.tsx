'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type LoyaltyEnrollmentProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** Replaces the form. */
    children?: ReactNode;
    /** Called when the form was sent. */
    onDone?: () => void;
  };

/** Enrolls the customer in the rewards program without leaving the page [HDR-030]. */
export function LoyaltyEnrollment({ label, children, ...callbacks }: LoyaltyEnrollmentProps) {
  const drawer = useFormDrawer('loyalty-enrollment', 'LOYALTY_ENROLLMENT', form, callbacks);
  return (
    <Widget block="loyalty-enrollment" props={callbacks}>
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
