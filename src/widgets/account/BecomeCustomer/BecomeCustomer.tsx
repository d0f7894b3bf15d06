'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type BecomeCustomerProps = {
  /** The product that they came for. */
  sku?: string;
  /** Words of a button that opens it; without them it opens only when another widget, or the page, asks. */
  label?: string;
  /** In place of the form. */
  children?: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
  onDone?: () => void;
};

/** Who is no customer of the business shop yet leaves their details [OVR-009]. */
export function BecomeCustomer({ sku, label, children, ...callbacks }: BecomeCustomerProps) {
  const drawer = useFormDrawer('become-customer', 'BECOME_CUSTOMER', form, { ...callbacks, sku });
  return (
    <Widget block="become-customer">
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
