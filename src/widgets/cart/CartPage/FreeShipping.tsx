import type { Cart } from '../../../core/cart/rules/cart';
import { freeShippingMessage, freeShippingProgress } from '../../../core/cart/rules/freeShipping';
import { moneyFromDecimal } from '../../../core/platform/rules/money';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { messages } from './messages';

/** How much is missing for free shipping, as text and as a progress bar [CART-MSG-017]. */
export function FreeShipping({ cart, threshold }: { cart: Cart; threshold: string | undefined }) {
  const translate = useMessages('cart-page', messages);
  const { site, locale, settings } = useStorefront();
  const wanted = threshold ?? settings.cart.freeShippingThreshold;
  const spent = cart.summary.subtotalAfterCoupons ?? cart.summary.subtotal;
  const goal = wanted === undefined ? undefined : moneyFromDecimal(wanted, site.currency);
  const progress = freeShippingProgress(spent, goal);
  if (progress === undefined) return null;

  return (
    <div className="quire-cart-page__shipping">
      <p>{freeShippingMessage(spent, goal, locale, settings.messages.cart)}</p>
      <progress value={progress} max={1} aria-label={translate('shippingProgress')} />
    </div>
  );
}
