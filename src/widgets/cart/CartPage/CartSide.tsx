import { activeLines, type Cart } from '../../../core/cart/rules/cart';
import type { CartDetails } from '../../../core/cart/rules/cartDetails';
import { messageText } from '../../../core/cart/rules/notices/messageText';
import { hasOnlySamples } from '../../../core/checkout/rules/checkoutBlock';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { hasMemberSavings } from '../../../core/platform/rules/session/membership';
import type { FurnitureFee } from '../../../hooks/cart/useFurnitureFee';
import { useDelegateAction, useListAction } from '../../../hooks/cart/useOverlayActions';
import { useCheckoutButton } from '../../../hooks/checkout/useCheckout';
import { useShipToLink } from '../../../hooks/checkout/useShipToLink';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRequestedOverlay } from '../../../hooks/platform/useRequestOverlay';
import { usePickupDelegate } from '../../../hooks/stores/usePickupDelegate';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { OverlayActions } from '../../../ui/controls/OverlayActions';
import { SumList } from '../../../ui/product/SumList';
import { ClearCart } from './ClearCart';
import { CouponField } from './CouponField';
import type { CartPageProps } from './cartPageProps';
import { FreeShipping } from './FreeShipping';
import { messages } from './messages';
import { PageSlot } from './PageSlot';

export type CartSideProps = CartPageProps & { cart: Cart; details: CartDetails; fee: FurnitureFee };

/** A message of our own that uses the text of the shop's code. */
const SAMPLES_ALONE = { code: 'FREE_SAMPLE_ALONE', type: 'ERROR' };

/** The column beside the lines: totals, coupons and the checkout link. */
export function CartSide(props: CartSideProps) {
  const { cart, details, fee, couponsEnabled = true } = props;
  const translate = useMessages('cart-page', messages);
  const { site, session, settings, locale } = useStorefront();
  const { total } = cart.summary;

  return (
    <aside className="quire-cart-page__side" aria-label={translate('summary')}>
      <h2 className="quire-cart-page__heading">{translate('summary')}</h2>
      <FreeShipping cart={cart} deliveryFee={details.deliveryFee} threshold={props.freeShippingThreshold} />
      <PageSlot name="accounting" content={props.accounting}>
        {site.isSBA && <ShipToLink />}
      </PageSlot>
      {couponsEnabled && <CouponField coupons={details.coupons} />}
      <SumList
        sums={{ ...cart.summary, deliveryFee: details.deliveryFee, tax: details.tax, furnitureServiceFee: fee.amount }}
        isMember={hasMemberSavings({ userType: cart.userType ?? session.userType })}
        locale={locale}
        translate={translate}
        overrides={settings.messages.cart}
      />
      {hasOnlySamples(cart) && <p className="quire-bad">{messageText(SAMPLES_ALONE, 'top', settings.messages.cart)}</p>}
      <div className="quire-cart-page__pay">
        {total && (
          <p className="quire-cart-page__pay-total">
            {translate('total')} <strong>{formatMoney(total, locale)}</strong>
          </p>
        )}
        <PageSlot name="checkout" content={props.checkout}>
          <DefaultCheckoutButton {...props} />
        </PageSlot>
      </div>
      <CartActions cart={cart} hasLists={props.showAddToList} />
      <ClearCart />
    </aside>
  );
}

/** Actions for the whole cart: name another person for pickup, or add the cart to a list [SCR-007, SCR-010]. */
function CartActions({ cart, hasLists = false }: { cart: Cart; hasLists?: boolean | undefined }) {
  const lines = activeLines(cart);
  const { delegate } = usePickupDelegate();
  const name = delegate && `${delegate.firstName} ${delegate.lastName}`;
  const list = useListAction(lines, { isOffered: hasLists, isFromCart: true });
  return <OverlayActions actions={[useDelegateAction(lines, name), list]} />;
}

/** The default checkout link, for pages that do not replace it with a component of their own [CHK-006, CHK-009]. */
function DefaultCheckoutButton({ checkoutUrl, checkoutLabel, onCheckout }: CartPageProps) {
  const translate = useMessages('cart-page', messages);
  const checkout = useCheckoutButton({ isMiniCart: false, checkoutUrl, onCheckout });
  return <Button {...checkout}>{checkoutLabel ?? translate('checkout')}</Button>;
}

/**
 * A link to change the ship-to location, for buyers whose account allows it. The accounting of a page replaces it,
 * because it has the location itself [DEC-Q587]. If the page has no ship-to overlay, a message refers to the checkout.
 */
function ShipToLink() {
  const translate = useMessages('cart-page', messages);
  const { data: outcome, mutate: request } = useRequestedOverlay();
  const isShown = useShipToLink();
  if (!isShown) return null;

  return (
    <div>
      <LinkButton onClick={() => request({ overlay: 'SHIP_TO' })}>{translate('shipTo')}</LinkButton>
      <p role="status" className="quire-cart-page__quiet">
        {outcome === 'unavailable' && translate('shipToMissing')}
      </p>
    </div>
  );
}
