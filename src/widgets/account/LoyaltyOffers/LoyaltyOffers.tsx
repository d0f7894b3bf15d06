'use client';

import type { ReactNode } from 'react';
import { useRewardsPrompt } from '../../../hooks/account/useRewardsPrompt';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { RewardsPrompt } from '../../../ui/navigation/RewardsPrompt';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type LoyaltyOffersProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** The available offers. */
    offers?: string[];
    /** Replaces the form. */
    children?: ReactNode;
    /** Called when the form was sent. */
    onDone?: () => void;
  };

/** Offers of the loyalty program, for the member to activate [OVR-005, HDR-032]. */
export function LoyaltyOffers({ label, children, offers, ...callbacks }: LoyaltyOffersProps) {
  const fields = form.fields.map((field) => ({ ...field, ...(offers && { options: offers }) }));
  const drawer = useFormDrawer('loyalty-offers', 'LOYALTY_OFFERS', { ...form, fields }, callbacks);
  const rewardsPrompt = useRewardsPrompt('loyalty-offers');
  return (
    <Widget block="loyalty-offers" props={callbacks}>
      <FormDrawer {...drawer} label={label}>
        {children ?? (rewardsPrompt && <RewardsPrompt {...rewardsPrompt} />)}
      </FormDrawer>
    </Widget>
  );
}
