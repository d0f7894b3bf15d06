import { useClearCart } from '../../../hooks/cart/useClearCart';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { ConfirmOverlay } from '../../../ui/overlays/ConfirmOverlay';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';

export type ClearCartOverlayProps = RootProps &
  OpenProps & {
    /** Called when all lines are removed. */
    onSuccess?: () => void;
  };

/** Asks for confirmation before the whole cart is emptied, for every widget on the page [SCR-008]. */
export function ClearCartOverlay(props: ClearCartOverlayProps) {
  const layer = useLayer(['CLEAR_CART'], props, { name: 'CLEAR_CART' });
  const { isOpen, complete, close } = layer;
  const [isPressed, setPressed] = useOpeningState(layer, false);
  const { clear, error, ...dialog } = useClearCart(() => {
    complete();
    props.onSuccess?.();
    close();
  });

  return (
    <Widget block="clear-cart-overlay" props={props}>
      <ConfirmOverlay
        isOpen={isOpen}
        name="CLEAR_CART"
        {...dialog}
        error={isPressed ? error : undefined}
        onYes={() => {
          setPressed(true);
          clear();
        }}
        onClose={() => close()}
      />
    </Widget>
  );
}
