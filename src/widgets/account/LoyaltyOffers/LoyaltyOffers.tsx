import { useRewardsPrompt } from '../../../hooks/account/useRewards';
import { type FormDrawerOptions, useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { RewardsPrompt } from '../../../ui/navigation/Rewards';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import type { RootProps } from '../../../ui/rendering/Widget';
import { form } from './form';

export type LoyaltyOffersProps = RootProps &
  FormDrawerOptions & {
    /** The available offers. */
    offers?: string[];
  };

/** Offers of the loyalty program, for the member to activate [OVR-005, HDR-032]. */
export function LoyaltyOffers(props: LoyaltyOffersProps) {
  const { offers, children } = props;
  const fields = form.fields.map((field) => ({ ...field, ...(offers && { options: offers }) }));
  const drawer = useFormDrawer('loyalty-offers', 'LOYALTY_OFFERS', { ...form, fields }, props);
  const rewardsPrompt = useRewardsPrompt('loyalty-offers');
  return (
    <FormDrawer {...drawer} root={props}>
      {children ?? (rewardsPrompt && <RewardsPrompt {...rewardsPrompt} />)}
    </FormDrawer>
  );
}
