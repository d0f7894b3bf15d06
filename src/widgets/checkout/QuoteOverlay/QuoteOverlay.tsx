'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type QuoteOverlayProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** Replaces the form. */
    children?: ReactNode;
    /** Called when the form was sent. */
    onDone?: () => void;
  };

/** Requests a quote for a large quantity [OVR-002]. */
export function QuoteOverlay({ label, children, ...callbacks }: QuoteOverlayProps) {
  const drawer = useFormDrawer('quote-overlay', 'QUOTE', form, callbacks);
  return (
    <Widget block="quote-overlay" props={callbacks}>
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
