'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type LoyaltyEnrollmentProps = {
  /** Words of a button that opens it; without them it opens only when another widget, or the page, asks. */
  label?: string;
  /** In place of the form. */
  children?: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
  onDone?: () => void;
};

/** Joins the rewards program from where the customer is [HDR-030]. */
export function LoyaltyEnrollment({ label, children, ...callbacks }: LoyaltyEnrollmentProps) {
  const drawer = useFormDrawer('loyalty-enrollment', 'LOYALTY_ENROLLMENT', form, callbacks);
  return (
    <Widget block="loyalty-enrollment">
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
