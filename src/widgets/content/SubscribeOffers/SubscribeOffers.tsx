import { type FormDrawerOptions, useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { useSubscription } from '../../../hooks/content/useSubscription';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import type { RootProps } from '../../../ui/rendering/Widget';
import { form } from './form';

export type SubscribeOffersProps = RootProps &
  FormDrawerOptions & {
    /** The subjects of the offers, by the shop's names. */
    landingPages?: string[];
    /** Whether the form also asks for a phone number [CONT-009]. */
    requirePhone?: boolean;
  };

/** Subscribes the customer to the shop's offers [CONT-007]. */
export function SubscribeOffers(props: SubscribeOffersProps) {
  const { landingPages, requirePhone = false } = props;
  const send = useSubscription(landingPages);
  const fields = form.fields.map((field) => (field.name === 'phone' ? { ...field, isRequired: requirePhone } : field));
  const drawer = useFormDrawer('subscribe-offers', 'SUBSCRIBE_OFFERS', { ...form, fields }, { ...props, send });
  return <FormDrawer {...drawer} root={props} />;
}
