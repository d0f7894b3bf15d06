import type { Cart } from '../../../core/cart/rules/cart';
import { freeShippingMessage, freeShippingProgress, isShippedCart } from '../../../core/cart/rules/freeShipping';
import { type Money, moneyFromDecimal } from '../../../core/platform/rules/money';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { messages } from './messages';

export type FreeShippingProps = {
  cart: Cart;
  /** The price of the delivery, if the shop sends it: members may have free delivery below the threshold. */
  deliveryFee: Money | undefined;
  threshold: string | undefined;
};

/** How much is missing for free shipping, as text and as a progress bar [CART-MSG-017]. */
export function FreeShipping({ cart, deliveryFee, threshold }: FreeShippingProps) {
  const translate = useMessages('cart-page', messages);
  const { site, locale, settings } = useStorefront();
  const wanted = threshold ?? settings.cart.freeShippingThreshold;
  const goal = wanted ? moneyFromDecimal(wanted, site.currency) : undefined;
  const spent = deliveryFee?.minor === 0 ? goal : (cart.summary.subtotalAfterCoupons ?? cart.summary.subtotal);
  const progress = freeShippingProgress(spent, goal);
  if (progress === undefined || !isShippedCart(cart)) return null;

  return (
    <div className="quire-cart-page__shipping">
      <p>{freeShippingMessage(spent, goal, locale, settings.messages.cart)}</p>
      <progress value={progress} max={1} aria-label={translate('shippingProgress')} />
    </div>
  );
}
