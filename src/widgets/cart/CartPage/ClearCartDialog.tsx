import { useClearCart } from '../../../hooks/cart/useClearCart';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { ConfirmOverlay } from '../../../ui/overlays/ConfirmOverlay';

/** The built-in confirmation before the cart is emptied, for pages without a clear-cart overlay [SCR-008]. */
export function ClearCartDialog({ onClose }: { onClose: () => void }) {
  const { clear, ...dialog } = useClearCart(onClose);
  useDrawerEvents('CLEAR_CART', true);
  return <ConfirmOverlay isOpen name="CLEAR_CART" {...dialog} onYes={clear} onClose={onClose} />;
}
