import type { OverlayName } from '../../core/events/overlays';
import { GENERIC_WORDS } from '../../core/platform/rules/genericWords';
import { useDrawerNews } from '../platform/useDrawerNews';
import { type OverlayOpening, useOverlayOpening } from '../platform/useOverlayOpening';

/** In every drawer of one product. */
export const PRODUCT_DRAWER_WORDS = {
  close: 'Close',
  loading: 'Loading the product',
  failed: GENERIC_WORDS.failed,
  retry: 'Try again',
  notFound: 'We could not find this product.',
};

export type ProductDrawerOptions = {
  /** A button of its own, or none: then it waits for the wishes of the page. */
  opener?: 'button' | 'none';
  open?: boolean;
  onOpen?: () => void;
  onClose?: () => void;
};

/** A drawer about a product: opened by its own button, by its props, or by whichever part of the page wants it. */
export function useProductDrawer<Name extends OverlayName>(
  overlay: Name,
  options: ProductDrawerOptions,
): OverlayOpening<Name> & { overlay: Name; hasButton: boolean } {
  const opening = useOverlayOpening([overlay], options.open);
  useDrawerNews(overlay, opening.isOpen, options);
  return { ...opening, overlay, hasButton: options.opener === 'button' };
}
