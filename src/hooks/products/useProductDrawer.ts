import type { OverlayName } from '../../core/events/overlays';
import { GENERIC_MESSAGES } from '../../core/platform/rules/genericMessage';
import { useDrawerEvents } from '../platform/useDrawerEvents';
import { type OverlayOpening, useOverlayOpening } from '../platform/useOverlayOpening';

/** The texts that every drawer of one product shares. */
export const PRODUCT_DRAWER_MESSAGES = {
  close: 'Close',
  loading: 'Loading the product',
  failed: GENERIC_MESSAGES.failed,
  retry: 'Try again',
  notFound: 'We could not find this product.',
};

export type ProductDrawerOptions = {
  /** `button` renders its own button; with `none` the drawer opens only on requests of the page. */
  opener?: 'button' | 'none';
  open?: boolean;
  onOpen?: () => void;
  onClose?: () => void;
};

/** A drawer about a product: opens by its own button, by its props, or on a request of the page. */
export function useProductDrawer<Name extends OverlayName>(
  overlay: Name,
  options: ProductDrawerOptions,
): OverlayOpening<Name> & { overlay: Name; hasButton: boolean } {
  const opening = useOverlayOpening([overlay], options.open);
  useDrawerEvents(overlay, opening.isOpen, options);
  return { ...opening, overlay, hasButton: options.opener === 'button' };
}
