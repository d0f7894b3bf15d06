'use client';

import { useClearCart } from '../../../hooks/cart/useClearCart';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useOverlayRequest } from '../../../hooks/platform/useOverlayRequest';
import { ConfirmOverlay } from '../../../ui/overlays/ConfirmOverlay';
import { Widget } from '../../../ui/rendering/Widget';

export type ClearCartOverlayProps = {
  onOpen?: () => void;
  onClose?: () => void;
  /** Called when all lines are removed. */
  onCleared?: () => void;
};

/** Asks for confirmation before the whole cart is emptied, for every widget on the page [SCR-008]. */
export function ClearCartOverlay(props: ClearCartOverlayProps) {
  const { request, settle } = useOverlayRequest('CLEAR_CART');
  const {
    texts: messages,
    busyText,
    error,
    clear,
  } = useClearCart(() => {
    settle('done');
    props.onCleared?.();
  });
  useDrawerEvents('CLEAR_CART', request !== undefined, props);

  return (
    <Widget block="clear-cart-overlay">
      <ConfirmOverlay
        isOpen={request !== undefined}
        name="CLEAR_CART"
        texts={messages}
        busyText={busyText}
        error={error}
        onYes={() => void clear()}
        onClose={() => settle('closed')}
      />
    </Widget>
  );
}
