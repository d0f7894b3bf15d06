import { type FormDrawerOptions, useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import type { RootProps } from '../../../ui/rendering/Widget';
import { form } from './form';

export type QuoteOverlayProps = RootProps & FormDrawerOptions;

/** Requests a quote for a large quantity [OVR-002]. */
export function QuoteOverlay(props: QuoteOverlayProps) {
  const drawer = useFormDrawer('quote-overlay', 'QUOTE', form, props);
  return <FormDrawer {...drawer} root={props} />;
}
