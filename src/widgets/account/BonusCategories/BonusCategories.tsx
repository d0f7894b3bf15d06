'use client';

import type { ReactNode } from 'react';
import { useRewardsPrompt } from '../../../hooks/account/useRewardsPrompt';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { RewardsPrompt } from '../../../ui/navigation/RewardsPrompt';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type BonusCategoriesProps = RootProps &
  OpenProps & {
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** The categories to choose from. The default is the shop's list. */
    categories?: string[];
    /** The maximum number of categories. The default is 2. */
    max?: number;
    /** Replaces the form. */
    children?: ReactNode;
    /** Called when the categories were saved. */
    onDone?: () => void;
  };

/** Lets a member choose the categories in which they earn more, up to `max` of them [HDR-031]. */
export function BonusCategories({ label, children, categories, max, ...callbacks }: BonusCategoriesProps) {
  const fields = form.fields.map((field) => ({
    ...field,
    ...(categories && { options: categories }),
    ...(max !== undefined && { max }),
  }));
  const drawer = useFormDrawer('bonus-categories', 'BONUS_CATEGORIES', { ...form, fields }, callbacks);
  const rewardsPrompt = useRewardsPrompt('bonus-categories');
  return (
    <Widget block="bonus-categories" props={callbacks}>
      <FormDrawer {...drawer} label={label}>
        {children ?? (rewardsPrompt && <RewardsPrompt {...rewardsPrompt} />)}
      </FormDrawer>
    </Widget>
  );
}
