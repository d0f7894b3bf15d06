'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type AutoRestockDrawerProps = RootProps &
  OpenProps & {
    /** The product of the widget's own button. A request to open the drawer names its own product. */
    sku?: string;
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** Replaces the form. */
    children?: ReactNode;
    /** Called when the form was sent. */
    onDone?: () => void;
  };

/** Subscribes the customer to regular deliveries of a product [OVR-004, TILE-017]. */
export function AutoRestockDrawer({ sku, label, children, ...callbacks }: AutoRestockDrawerProps) {
  const drawer = useFormDrawer('auto-restock-drawer', 'AUTO_RESTOCK', form, { ...callbacks, sku });
  return (
    <Widget block="auto-restock-drawer" props={callbacks}>
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
