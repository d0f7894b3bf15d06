import type { OverlayName } from '../../core/events/overlays';
import { type Layer, useLayer } from '../platform/useLayer';
import type { OpenProps } from '../platform/useOpenState';

export type ProductDrawerOptions = OpenProps & {
  /**
   * Whether the widget renders its own button. Without one, only another widget or the page can open it. The default is
   * `button` if the widget has a product.
   */
  opener?: 'button' | 'none';
};

/**
 * A drawer about products: opens by its own button, by its props, or on a request of the page. `subject` is what the
 * button shows; without it, there is no button unless `opener` requires one. `name` identifies the drawer in the page and
 * in its events.
 */
export function useProductDrawer<Name extends OverlayName>(
  overlay: Name,
  props: ProductDrawerOptions,
  { subject, name = overlay }: { subject: unknown; name?: string },
): Layer<Name> & { overlayType: Name; hasButton: boolean } {
  const layer = useLayer([overlay], props, { name });
  const { opener = subject ? 'button' : 'none' } = props;
  return { ...layer, overlayType: overlay, hasButton: opener === 'button' };
}
