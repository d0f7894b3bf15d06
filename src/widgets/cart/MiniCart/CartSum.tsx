import type { Cart } from '../../../core/cart/rules/cart';
import { freeShippingMessage, isShippedCart } from '../../../core/cart/rules/freeShipping';
import { messageText } from '../../../core/cart/rules/notices/messageText';
import { hasOnlySamples } from '../../../core/checkout/rules/checkoutBlock';
import { moneyFromDecimal } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { hasMemberSavings } from '../../../core/platform/rules/session/membership';
import { useCheckoutButton } from '../../../hooks/checkout/useCheckout';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import type { messages } from './messages';

export type CartSumProps = {
  cart: Cart;
  cartUrl: string;
  checkoutUrl?: string;
  checkoutLabel?: string;
  freeShippingThreshold?: string;
  translate: Translate<keyof typeof messages>;
  onCheckout?: () => void;
};

/**
 * The cart total, the amount missing for free shipping [CART-MSG-017], member savings [GEN-006], and the links to cart
 * and checkout.
 */
export function CartSum(props: CartSumProps) {
  const { cart, translate } = props;
  const { site, locale, session, settings } = useStorefront();
  const { subtotal, subtotalAfterCoupons, memberSavings } = cart.summary;
  const threshold = props.freeShippingThreshold ?? settings.cart.freeShippingThreshold;
  const shipping = isShippedCart(cart)
    ? freeShippingMessage(
        subtotalAfterCoupons ?? subtotal,
        threshold ? moneyFromDecimal(threshold, site.currency) : undefined,
        locale,
        settings.messages.cart,
      )
    : undefined;
  const isMember = hasMemberSavings({ userType: cart.userType ?? session.userType });
  const saved = isMember && memberSavings && memberSavings.minor > 0 ? memberSavings : undefined;
  const { checkoutUrl, onCheckout } = props;
  const checkout = useCheckoutButton({ isMiniCart: true, checkoutUrl, onCheckout });
  const samplesAlone = { code: 'FREE_SAMPLE_ALONE', type: 'ERROR' };

  return (
    <div className="quire-mini-cart__sum">
      {shipping && <p className="quire-mini-cart__shipping">{shipping}</p>}
      {saved && (
        <p className="quire-mini-cart__shipping">
          {translate('memberSavings', { amount: formatMoney(saved, locale) })}
        </p>
      )}
      {subtotal && (
        <p className="quire-mini-cart__subtotal">
          <span>{translate('subtotal')}</span>
          <strong>{formatMoney(subtotal, locale)}</strong>
        </p>
      )}
      {hasOnlySamples(cart) && <p className="quire-bad">{messageText(samplesAlone, 'top', settings.messages.cart)}</p>}
      <div className="quire-mini-cart__actions">
        <ButtonLink href={props.cartUrl}>{translate('viewCart')}</ButtonLink>
        <Button {...checkout}>{props.checkoutLabel ?? translate('checkout')}</Button>
      </div>
    </div>
  );
}
