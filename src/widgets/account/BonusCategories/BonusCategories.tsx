import { useRewardsPrompt } from '../../../hooks/account/useRewards';
import { type FormDrawerOptions, useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { RewardsPrompt } from '../../../ui/navigation/Rewards';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import type { RootProps } from '../../../ui/rendering/Widget';
import { form } from './form';

export type BonusCategoriesProps = RootProps &
  FormDrawerOptions & {
    /** The categories to choose from. The default is the shop's list. */
    categories?: string[];
    /** The maximum number of categories. The default is 2. */
    max?: number;
  };

/** Lets a member choose the categories in which they earn more, up to `max` of them [HDR-031]. */
export function BonusCategories(props: BonusCategoriesProps) {
  const { categories, max, children } = props;
  const fields = form.fields.map((field) => ({
    ...field,
    ...(categories && { options: categories }),
    ...(max !== undefined && { max }),
  }));
  const drawer = useFormDrawer('bonus-categories', 'BONUS_CATEGORIES', { ...form, fields }, props);
  const rewardsPrompt = useRewardsPrompt('bonus-categories');
  return (
    <FormDrawer {...drawer} root={props}>
      {children ?? (rewardsPrompt && <RewardsPrompt {...rewardsPrompt} />)}
    </FormDrawer>
  );
}
