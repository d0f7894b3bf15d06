'use client';

import type { ReactNode } from 'react';
import { useRewardsWayIn } from '../../../hooks/account/useRewardsWayIn';
import { useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { RewardsWayIn } from '../../../ui/navigation/RewardsWayIn';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import { Widget } from '../../../ui/rendering/Widget';
import { form } from './form';

export type BonusCategoriesProps = {
  /** Words of a button that opens it; without them it opens only when another widget, or the page, asks. */
  label?: string;
  categories?: string[];
  /** How many may be chosen; 2. */
  max?: number;
  /** In place of the form. */
  children?: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
  onDone?: () => void;
};

/** The categories in which a member earns more, up to `max` of them [HDR-031]. */
export function BonusCategories({ label, children, categories, max, ...callbacks }: BonusCategoriesProps) {
  const fields = form.fields.map((field) => ({
    ...field,
    ...(categories && { options: categories }),
    ...(max !== undefined && { max }),
  }));
  const drawer = useFormDrawer('bonus-categories', 'BONUS_CATEGORIES', { ...form, fields }, callbacks);
  const wayIn = useRewardsWayIn('bonus-categories');
  return (
    <Widget block="bonus-categories">
      <FormDrawer {...drawer} label={label}>
        {children ?? (wayIn && <RewardsWayIn {...wayIn} />)}
      </FormDrawer>
    </Widget>
  );
}
