'use client';

import type { ReactNode } from 'react';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type MarketingDrawerProps = {
  /** Words of a button that opens it; without them it opens only when another widget, or the page, asks. */
  label?: string;
  /** The page that a sent form leads to. */
  thankYouUrl?: string;
  /** In place of the form. */
  children?: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
  onDone?: () => void;
};

/** What the shop has to tell, with the form that follows it; done, it leads on to the thank-you page [HDR-041]. */
export function MarketingDrawer({ label, children, thankYouUrl, onDone, ...callbacks }: MarketingDrawerProps) {
  const { host } = useStorefront();
  const thanks = safeUrl(thankYouUrl);
  const drawer = useFormDrawer('marketing-drawer', 'MARKETING', form, {
    ...callbacks,
    onDone() {
      onDone?.();
      if (thanks) host.location.assign(thanks);
    },
  });
  return (
    <Widget block="marketing-drawer">
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
