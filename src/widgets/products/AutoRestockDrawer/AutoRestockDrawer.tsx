'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type AutoRestockDrawerProps = {
  /** The product of its own button; who asks for the drawer names another. */
  sku?: string;
  /** Words of a button that opens it; without them it opens only when another widget, or the page, asks. */
  label?: string;
  /** In place of the form. */
  children?: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
  onDone?: () => void;
};

/** Has a product sent again and again [OVR-004, TILE-017]. */
export function AutoRestockDrawer({ sku, label, children, ...callbacks }: AutoRestockDrawerProps) {
  const drawer = useFormDrawer('auto-restock-drawer', 'AUTO_RESTOCK', form, { ...callbacks, sku });
  return (
    <Widget block="auto-restock-drawer">
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
