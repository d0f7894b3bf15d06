import { useClearCart } from '../../../hooks/cart/useClearCart';
import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { ConfirmOverlay } from '../../../ui/overlays/ConfirmOverlay';

/** The built-in confirmation before the cart is emptied, for pages without a clear-cart overlay [SCR-008]. */
export function ClearCartDialog({ onClose }: { onClose: () => void }) {
  const { words, busyText, error, clear } = useClearCart(onClose);
  useDrawerNews('CLEAR_CART', true, {});
  return (
    <ConfirmOverlay
      isOpen
      name="CLEAR_CART"
      words={words}
      busyText={busyText}
      error={error}
      onYes={() => void clear()}
      onClose={onClose}
    />
  );
}
