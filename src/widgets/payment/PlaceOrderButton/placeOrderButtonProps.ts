import type { OrderRequest, PlacedOrder } from '../../../core/payment/rules/placeOrder';
import type { RenderButton } from '../../../ui/controls/Button';
import type { RootProps } from '../../../ui/rendering/Widget';

export type PlaceOrderButtonProps = RootProps &
  Pick<OrderRequest, 'email' | 'shippingAddress' | 'unpaid'> & {
    /** Called with the confirmation; its `preventDefault()` prevents the navigation to it. */
    onPlaced?: (order: PlacedOrder & { preventDefault: () => void }) => void;
    /** Called with the shop's code and message when it did not place the order. Nothing was charged. */
    onRefused?: (refusal: { code: string; message: string }) => void;
    /** Disables the button, which stays focusable. */
    disabled?: boolean;
    /** Renders an element of the app in place of the button, with its attributes and its content. */
    render?: RenderButton;
  };
