'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type QuoteOverlayProps = {
  /** Words of a button that opens it; without them it opens only when another widget, or the page, asks. */
  label?: string;
  /** In place of the form. */
  children?: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
  onDone?: () => void;
};

/** Asks for a quote on many of something [OVR-002]. */
export function QuoteOverlay({ label, children, ...callbacks }: QuoteOverlayProps) {
  const drawer = useFormDrawer('quote-overlay', 'QUOTE', form, callbacks);
  return (
    <Widget block="quote-overlay">
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
