import { type FormDrawerOptions, useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import type { RootProps } from '../../../ui/rendering/Widget';
import { form } from './form';

export type LoyaltyEnrollmentProps = RootProps & FormDrawerOptions;

/** Enrolls the customer in the rewards program without leaving the page [HDR-030]. */
export function LoyaltyEnrollment(props: LoyaltyEnrollmentProps) {
  const drawer = useFormDrawer('loyalty-enrollment', 'LOYALTY_ENROLLMENT', form, props);
  return <FormDrawer {...drawer} root={props} />;
}
