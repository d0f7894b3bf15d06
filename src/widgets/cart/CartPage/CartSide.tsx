import type { Cart } from '../../../core/cart/rules/cart';
import type { CartDetails } from '../../../core/cart/rules/cartDetails';
import { messageText } from '../../../core/cart/rules/notices/messageText';
import { hasOnlySamples } from '../../../core/checkout/rules/checkoutBlock';
import { hasMemberSavings } from '../../../core/platform/rules/session/membership';
import type { FurnitureFee } from '../../../hooks/cart/useFurnitureFee';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { SumList } from '../../../ui/product/SumList';
import { CartActions } from './CartActions';
import { ClearCart } from './ClearCart';
import { CouponField } from './CouponField';
import type { CartPageProps } from './cartPageProps';
import { DefaultCheckoutButton } from './DefaultCheckoutButton';
import { FreeShipping } from './FreeShipping';
import { messages } from './messages';
import { PageSlot } from './PageSlot';
import { ShipToLink } from './ShipToLink';

export type CartSideProps = CartPageProps & { cart: Cart; details: CartDetails; fee: FurnitureFee };

/** A message of our own that uses the text of the shop's code. */
const SAMPLES_ALONE = { code: 'FREE_SAMPLE_ALONE', type: 'ERROR' };

/** The column beside the lines: totals, coupons and the checkout link. */
export function CartSide(props: CartSideProps) {
  const { cart, details, fee, couponsEnabled = true } = props;
  const translate = useMessages('cart-page', messages);
  const { site, session, settings, locale } = useStorefront();

  return (
    <aside className="quire-cart-page__side" aria-label={translate('summary')}>
      <h3 className="quire-cart-page__heading">{translate('summary')}</h3>
      <FreeShipping cart={cart} threshold={props.freeShippingThreshold} />
      {site.isSBA && <ShipToLink />}
      <PageSlot name="accounting" content={props.accounting} />
      {couponsEnabled && <CouponField coupons={details.coupons} />}
      <SumList
        sums={{ ...cart.summary, furnitureServiceFee: fee.amount }}
        isMember={hasMemberSavings({ userType: cart.userType ?? session.userType })}
        locale={locale}
        translate={translate}
        overrides={settings.messages.cart}
      />
      {hasOnlySamples(cart) && (
        <p className="quire-cart-page__message">{messageText(SAMPLES_ALONE, 'top', settings.messages.cart)}</p>
      )}
      <PageSlot name="checkout" content={props.checkout}>
        <DefaultCheckoutButton {...props} />
      </PageSlot>
      <CartActions cart={cart} hasLists={props.showAddToList} />
      <ClearCart />
    </aside>
  );
}
