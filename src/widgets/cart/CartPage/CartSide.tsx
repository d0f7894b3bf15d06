import { type ReactNode, useState } from 'react';
import type { Cart, LineItem } from '../../../core/cart/rules/cart';
import type { CartDetails } from '../../../core/cart/rules/cartDetails';
import { freeShippingMessage, freeShippingProgress, isShippedCart } from '../../../core/cart/rules/freeShipping';
import { messageText } from '../../../core/cart/rules/notices/messageText';
import { hasOnlySamples } from '../../../core/checkout/rules/checkoutBlock';
import { moneyFromDecimal } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { hasMemberSavings } from '../../../core/platform/rules/session/membership';
import { useClearCart } from '../../../hooks/cart/useClearCart';
import type { FurnitureFee } from '../../../hooks/cart/useFurnitureFee';
import { useDelegateAction, useListAction } from '../../../hooks/cart/useOverlayActions';
import { useCheckoutButton } from '../../../hooks/checkout/useCheckout';
import { useShipToLink } from '../../../hooks/checkout/useShipToLink';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRequestedOverlay, useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';
import { usePickupDelegate } from '../../../hooks/stores/usePickupDelegate';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { OverlayActions } from '../../../ui/controls/OverlayActions';
import { ConfirmOverlay } from '../../../ui/overlays/ConfirmOverlay';
import { SumList } from '../../../ui/product/SumList';
import { CouponField } from './CouponField';
import { messages } from './messages';

export type CartSideContent = {
  /**
   * The page has lists that lines can be added to: an add-to-list overlay, or a script that handles its request
   * [SCR-010].
   */
  showAddToList?: boolean;
  /** Shows the coupon field. The default is true. */
  couponsEnabled?: boolean;
  /** A decimal amount in the shop's currency, like "60.00" [CART-MSG-017]. */
  freeShippingThreshold?: string;
  /** The URL of the checkout. Defaults to the page's. */
  checkoutUrl?: string;
  /** The text of the checkout button. */
  checkoutLabel?: string;
  /** Content above the totals, on a business page. */
  accounting?: ReactNode;
  /** Replaces the default checkout link. */
  checkout?: ReactNode;
  /** Called when the customer goes to the checkout. */
  onCheckout?: () => void;
};

type CartOfPage = { cart: Cart; details: CartDetails };

/** A message of our own that uses the text of the shop's code. */
const SAMPLES_ALONE = { code: 'FREE_SAMPLE_ALONE', type: 'ERROR' };

type CartSideProps = CartSideContent & CartOfPage & { lines: LineItem[]; fee: FurnitureFee; isMutating: boolean };

/** The column beside the lines: totals, coupons and the checkout link [CHK-006, CHK-009, SCR-007, SCR-010]. */
export function CartSide(props: CartSideProps) {
  const { cart, lines, details, fee, couponsEnabled = true, checkoutUrl, onCheckout } = props;
  const translate = useMessages('cart-page', messages);
  const { site, session, settings, locale } = useStorefront();
  const { total } = cart.summary;
  const checkout = useCheckoutButton({ isMiniCart: false, checkoutUrl, onCheckout });
  const { delegate } = usePickupDelegate();
  const delegateAction = useDelegateAction(lines, delegate && `${delegate.firstName} ${delegate.lastName}`);
  const listAction = useListAction(lines, { isOffered: props.showAddToList ?? false, isFromCart: true });

  return (
    <aside className="quire-cart-page__side" aria-label={translate('summary')}>
      <h2 className="quire-cart-page__heading">{translate('summary')}</h2>
      <FreeShipping cart={cart} details={details} threshold={props.freeShippingThreshold} />
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
          <Button {...checkout}>{props.checkoutLabel ?? translate('checkout')}</Button>
        </PageSlot>
      </div>
      <OverlayActions actions={[delegateAction, listAction]} />
      <ClearCart isDisabled={props.isMutating} />
    </aside>
  );
}

/**
 * A placeholder for a part of the page's own: a React prop, or a child element with `slot="…"` on a server-rendered
 * page. The children are the fallback if there is neither.
 */
export function PageSlot({ name, content, children }: { name: string; content: ReactNode; children?: ReactNode }) {
  return content ?? <slot name={name}>{children}</slot>;
}

/**
 * How much is missing for free shipping, as text and as a progress bar [CART-MSG-017]. Members may have a free delivery
 * below the threshold.
 */
function FreeShipping({ cart, details, threshold }: CartOfPage & { threshold: string | undefined }) {
  const translate = useMessages('cart-page', messages);
  const { site, locale, settings } = useStorefront();
  const wanted = threshold ?? settings.cart.freeShippingThreshold;
  const goal = wanted ? moneyFromDecimal(wanted, site.currency) : undefined;
  const isFree = details.deliveryFee?.minor === 0;
  const spent = isFree ? goal : (cart.summary.subtotalAfterCoupons ?? cart.summary.subtotal);
  const progress = freeShippingProgress(spent, goal);
  if (progress === undefined || !isShippedCart(cart)) return null;

  return (
    <div className="quire-cart-page__shipping">
      <p>{freeShippingMessage(spent, goal, locale, settings.messages.cart)}</p>
      <progress value={progress} max={1} aria-label={translate('shippingProgress')} />
    </div>
  );
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

/**
 * The button that empties the cart. It asks for confirmation first, in the page's own overlay if there is one
 * [SCR-008].
 */
function ClearCart({ isDisabled }: { isDisabled: boolean }) {
  const translate = useMessages('cart-page', messages);
  const requestOverlay = useRequestOverlay();
  const [isOpen, setOpen] = useState(false);

  const start = async () => setOpen((await requestOverlay({ overlay: 'CLEAR_CART' })) === 'unavailable');
  return (
    <>
      <LinkButton opensDialog isDisabled={isDisabled} onClick={() => void start()}>
        {translate('clear')}
      </LinkButton>
      {isOpen && <ClearCartDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The built-in confirmation, for pages without a clear-cart overlay. */
function ClearCartDialog({ onClose }: { onClose: () => void }) {
  const { clear, ...dialog } = useClearCart(onClose);
  useDrawerEvents('CLEAR_CART', true);
  return <ConfirmOverlay isOpen name="CLEAR_CART" {...dialog} onYes={clear} onClose={onClose} />;
}
