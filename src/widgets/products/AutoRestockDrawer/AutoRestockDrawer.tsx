import { type FormDrawerOptions, useFormDrawer } from '../../../hooks/content/useFormDrawer';
import { FormDrawer } from '../../../ui/overlays/FormDrawer';
import type { RootProps } from '../../../ui/rendering/Widget';
import { form } from './form';

export type AutoRestockDrawerProps = RootProps &
  FormDrawerOptions & {
    /** The product of the widget's own button. A request to open the drawer names its own product. */
    sku?: string;
  };

/** Subscribes the customer to regular deliveries of a product [OVR-004, TILE-017]. */
export function AutoRestockDrawer(props: AutoRestockDrawerProps) {
  const drawer = useFormDrawer('auto-restock-drawer', 'AUTO_RESTOCK', form, props);
  return <FormDrawer {...drawer} root={props} />;
}
