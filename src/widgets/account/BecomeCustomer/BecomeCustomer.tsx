import { type FormDrawerOptions, useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import type { RootProps } from '../../../ui/rendering/Widget';
import { form } from './form';

export type BecomeCustomerProps = RootProps &
  FormDrawerOptions & {
    /** The product that brought the customer here. */
    sku?: string;
  };

/** A form for visitors who are not yet customers of the business shop: they leave their contact details [OVR-009]. */
export function BecomeCustomer(props: BecomeCustomerProps) {
  const drawer = useFormDrawer('become-customer', 'BECOME_CUSTOMER', form, props);
  return <FormDrawer {...drawer} root={props} />;
}
