import type { OrderRequest, PlacedOrder } from '../../../core/payment/rules/placeOrder';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import type { RenderButton } from '../../../ui/controls/Button';
import type { RootProps } from '../../../ui/rendering/Widget';

export type PlaceOrderButtonProps = RootProps &
  Pick<OrderRequest, 'email' | 'shippingAddress' | 'unpaid'> & {
    /** Called with the confirmation; its `preventDefault()` prevents the navigation to it. */
    onSuccess?: (order: PlacedOrder & { preventDefault: () => void }) => void;
    /**
     * Called if the order was not placed, with the shop's code and message: nothing was charged, unless the error is
     * `retryable` or not of kind `refused`. Then it is unknown whether the order was placed.
     */
    onError?: (error: CommerceError) => void;
    /** Disables the button, which stays focusable. */
    disabled?: boolean;
    /** Renders an element of the app in place of the button, with its attributes and its content. */
    render?: RenderButton;
  };
