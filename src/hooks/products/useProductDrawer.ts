import type { OverlayName } from '../../core/events/overlays';
import { GENERIC_MESSAGES } from '../../core/platform/rules/genericMessage';
import { useDrawerEvents } from '../platform/useDrawerEvents';
import { type Layer, useLayer } from '../platform/useLayer';
import type { OpenProps } from '../platform/useOpenState';

/** The texts that every drawer of one product shares. */
export const PRODUCT_DRAWER_MESSAGES = {
  close: 'Close',
  loading: 'Loading the product',
  failed: GENERIC_MESSAGES.failed,
  retry: 'Try again',
  notFound: 'We could not find this product.',
};

export type ProductDrawerOptions = OpenProps & {
  /** `button` renders its own button; with `none` the drawer opens only on requests of the page. */
  opener?: 'button' | 'none';
};

/** A drawer about a product: opens by its own button, by its props, or on a request of the page. */
export function useProductDrawer<Name extends OverlayName>(
  overlay: Name,
  options: ProductDrawerOptions,
): Layer<Name> & { overlay: Name; hasButton: boolean } {
  const opening = useLayer([overlay], options);
  useDrawerEvents(overlay, opening.isOpen);
  return { ...opening, overlay, hasButton: options.opener === 'button' };
}
