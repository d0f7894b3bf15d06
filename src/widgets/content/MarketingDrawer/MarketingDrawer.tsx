'use client';

import type { ReactNode } from 'react';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type MarketingDrawerProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** The page to open after the form was submitted. */
    thankYouUrl?: string;
    /** Replaces the form. */
    children?: ReactNode;
    /** Called when the form was sent. */
    onDone?: () => void;
  };

/** Marketing content of the shop with a form. After the form is submitted, the thank-you page opens [HDR-041]. */
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
    <Widget block="marketing-drawer" props={callbacks}>
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
