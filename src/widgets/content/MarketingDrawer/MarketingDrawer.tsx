import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { type FormDrawerOptions, useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import type { RootProps } from '../../../ui/rendering/Widget';
import { form } from './form';

export type MarketingDrawerProps = RootProps &
  FormDrawerOptions & {
    /** The page to open after the form was submitted. */
    thankYouUrl?: string;
  };

/** Marketing content of the shop with a form. After the form is submitted, the thank-you page opens [HDR-041]. */
export function MarketingDrawer(props: MarketingDrawerProps) {
  const { host } = useStorefront();
  const thanks = safeUrl(props.thankYouUrl);
  const drawer = useFormDrawer('marketing-drawer', 'MARKETING', form, {
    ...props,
    onSuccess() {
      props.onSuccess?.();
      if (thanks) host.location.assign(thanks);
    },
  });
  return <FormDrawer {...drawer} root={props} />;
}
