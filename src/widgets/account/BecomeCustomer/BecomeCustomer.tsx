'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type BecomeCustomerProps = RootProps &
  OpenProps & {
    /** The product that brought the customer here. */
    sku?: string;
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** Replaces the form. */
    children?: ReactNode;
    /** Called when the form was sent. */
    onDone?: () => void;
  };

/** A form for visitors who are not yet customers of the business shop: they leave their contact details [OVR-009]. */
export function BecomeCustomer({ sku, label, children, ...callbacks }: BecomeCustomerProps) {
  const drawer = useFormDrawer('become-customer', 'BECOME_CUSTOMER', form, { ...callbacks, sku });
  return (
    <Widget block="become-customer" props={callbacks}>
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
