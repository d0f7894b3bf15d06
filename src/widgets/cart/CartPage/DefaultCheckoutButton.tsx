import { useCartFact } from '../../../hooks/cart/useCart';
import { useCheckout } from '../../../hooks/checkout/useCheckout';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import type { CartPageProps } from './cartPageProps';
import { messages } from './messages';

/** The default checkout link, for pages that do not replace it with a component of their own [CHK-006, CHK-009]. */
export function DefaultCheckoutButton({ checkoutUrl, checkoutLabel, onCheckout }: CartPageProps) {
  const translate = useMessages('cart-page', messages);
  const isPending = useCartFact((state) => state.isPending);
  const checkout = useCheckout({ isMiniCart: false, checkoutUrl });
  const isLeaving = checkout.phase === 'pending';
  return (
    <Button
      isBusy={isLeaving}
      isDisabled={checkout.isBlocked || (isPending && !isLeaving)}
      onClick={() => {
        onCheckout?.();
        void checkout.start();
      }}
    >
      {checkoutLabel ?? translate('checkout')}
    </Button>
  );
}
