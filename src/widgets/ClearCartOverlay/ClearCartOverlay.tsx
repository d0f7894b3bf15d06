'use client';

import { useClearCart } from '../../hooks/useClearCart';
import { useDrawerNews } from '../../hooks/useDrawerNews';
import { useOverlayWish } from '../../hooks/useOverlayWish';
import { ConfirmOverlay } from '../../ui/ConfirmOverlay';
import { Widget } from '../../ui/Widget';

export type ClearCartOverlayProps = {
  onOpen?: () => void;
  onClose?: () => void;
  /** Every line is out of the cart. */
  onCleared?: () => void;
};

/** Asks for confirmation before the whole cart is emptied, whoever on the page wants that [SCR-008]. */
export function ClearCartOverlay(props: ClearCartOverlayProps) {
  const { wish, settle } = useOverlayWish('CLEAR_CART');
  const { words, busyText, error, clear } = useClearCart(() => {
    settle('done');
    props.onCleared?.();
  });
  useDrawerNews('CLEAR_CART', wish !== undefined, props);

  return (
    <Widget block="clear-cart-overlay">
      <ConfirmOverlay
        isOpen={wish !== undefined}
        name="CLEAR_CART"
        words={words}
        busyText={busyText}
        error={error}
        onYes={() => void clear()}
        onClose={() => settle('closed')}
      />
    </Widget>
  );
}
