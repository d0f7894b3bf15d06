'use client';

import type { ReactNode } from 'react';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { useSubscription } from '../../../hooks/content/useSubscription';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type SubscribeOffersProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** The subjects of the offers, by the shop's names. */
    landingPages?: string[];
    /** Whether the form also asks for a phone number [CONT-009]. */
    requirePhone?: boolean;
    /** Replaces the form. */
    children?: ReactNode;
    /** Called when the form was sent. */
    onDone?: () => void;
  };

/** Subscribes the customer to the shop's offers [CONT-007]. */
export function SubscribeOffers({
  label,
  landingPages,
  requirePhone = false,
  children,
  ...callbacks
}: SubscribeOffersProps) {
  const send = useSubscription(landingPages);
  const fields = form.fields.map((field) => (field.name === 'phone' ? { ...field, isRequired: requirePhone } : field));
  const drawer = useFormDrawer('subscribe-offers', 'SUBSCRIBE_OFFERS', { ...form, fields }, { ...callbacks, send });
  return (
    <Widget block="subscribe-offers" props={callbacks}>
      <FormDrawer {...drawer} label={label}>
        {children}
      </FormDrawer>
    </Widget>
  );
}
