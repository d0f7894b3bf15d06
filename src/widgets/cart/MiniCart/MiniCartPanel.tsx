import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { activeLines, type Cart } from '../../../core/cart/rules/cart';
import { freeShippingMessage, isShippedCart } from '../../../core/cart/rules/freeShipping';
import { messageText } from '../../../core/cart/rules/notices/messageText';
import { hasOnlySamples } from '../../../core/checkout/rules/checkoutBlock';
import { moneyFromDecimal } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { hasMemberSavings } from '../../../core/platform/rules/session/membership';
import { useCart } from '../../../hooks/cart/useCart';
import { useCheckoutButton } from '../../../hooks/checkout/useCheckout';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { useSavedList } from '../../../hooks/saved/useSavedList';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Tabs } from '../../../ui/controls/Tabs';
import { Drawer } from '../../../ui/overlays/Drawer';
import { SavedItems } from '../../../ui/product/SavedItems';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { CartView, type MiniCartContent } from './CartView';
import styles from './MiniCartPanel.css';
import { messages } from './messages';

/** How long the page's flyout content is displayed before the mini cart opens [MINI-002]. */
const OPEN_DELAY_MS = 2000;

/** The selector of that flyout content [MINI-002]. */
const FLYOUT = '[data-minicart-flyout], #flyout-content';

export type MiniCartPanelProps = MiniCartContent & {
  isOpen: boolean;
  /** The opening delay is over. */
  isReady: boolean;
  setReady: (isReady: boolean) => void;
  openDelayMs?: number;
  flyoutSelector?: string;
  setOpen: (open: boolean) => void;
  showSfl?: boolean;
  showAddToList?: boolean;
  cartUrl: string;
  checkoutUrl?: string;
  checkoutLabel?: string;
  freeShippingThreshold?: string;
  onCheckout?: () => void;
};

/** The cart in a drawer, with the saved items in a second tab [SCR-013]. */
export function MiniCartPanel(props: MiniCartPanelProps) {
  const { setOpen, showSfl = true, showAddToList = false } = props;
  useOpeningDelay(props);
  const isOpen = props.isOpen && props.isReady;
  useStyles(styles);
  const translate = useMessages('mini-cart', messages);
  const { cart, phase, isMutating } = useCart();
  const [view, setView] = useState<'cart' | 'saved'>('cart');
  const hasSaved = showSfl && phase !== 'skipped';
  const isSaved = hasSaved && view === 'saved';
  const isReading = phase === 'loading' || phase === 'idle';
  useDrawerEvents('mini-cart', isOpen);

  const cartTitle = cart && cart.itemCount > 0 ? translate('title', { n: cart.itemCount }) : translate('titleEmpty');

  useEffect(() => {
    if (!isOpen) setView('cart');
  }, [isOpen]);

  const cartView = (
    <CartView
      hasSaved={hasSaved}
      hasLists={showAddToList}
      renderLine={props.renderLine}
      renderEmptyState={props.renderEmptyState}
      translate={translate}
    />
  );
  const tabs = [
    { key: 'cart', label: translate('tabCart') },
    { key: 'saved', label: translate('tabSaved') },
  ] as const;

  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      name="mini-cart"
      closeLabel={translate('close')}
      isBusy={isReading || isMutating}
      title={isSaved ? translate('tabSaved') : cartTitle}
      footer={
        !isSaved && cart && activeLines(cart).length > 0 && <CartSum {...props} cart={cart} translate={translate} />
      }
    >
      {hasSaved ? (
        <Tabs label={translate('tabs')} tabs={tabs} selected={view} onSelect={setView}>
          {isSaved ? <SavedView /> : cartView}
        </Tabs>
      ) : (
        cartView
      )}
    </Drawer>
  );
}

/** The saved items in the mini cart: loading, filled, empty, moving, failed [SCR-013, SFL-001]. */
function SavedView() {
  const list = useSavedList();
  const inside = useRef<HTMLDivElement>(null);
  useRestoreFocus(inside);
  return (
    <div ref={inside} className="quire-mini-cart__inside" tabIndex={-1}>
      <SavedItems {...list} layout="panel" hasMoveAll />
    </div>
  );
}

/**
 * Delays an opened mini cart: not at all, or by 2000 ms if the page has flyout content to show first. The page's
 * `miniCartOpenDelay` overrides that delay. A mini cart that is closed while it waits does not open [MINI-002,
 * MINI-003].
 */
function useOpeningDelay({ isOpen, setReady, ...options }: MiniCartPanelProps): void {
  const { host, settings } = useStorefront();

  const delayMs = useStableCallback(() => {
    const selector = options.flyoutSelector ?? settings.config.miniCart?.flyoutSelector ?? FLYOUT;
    if (!document.querySelector(selector)) return 0;
    const override = host.windowValue('miniCartOpenDelay');
    if (typeof override === 'number' && override >= 0) return override;
    return options.openDelayMs ?? settings.config.miniCart?.openDelayMs ?? OPEN_DELAY_MS;
  });

  // a layout effect, so that the badge never shows as waiting without a delay
  useLayoutEffect(() => {
    if (!isOpen) return;
    const waitMs = delayMs();
    const timer = waitMs ? host.setTimeout(() => setReady(true), waitMs) : setReady(true);
    return () => {
      if (waitMs) host.clearTimeout(timer);
      setReady(false);
    };
  }, [isOpen, setReady, host, delayMs]);
}

type CartSumProps = MiniCartPanelProps & { cart: Cart; translate: Translate<keyof typeof messages> };

/**
 * The cart total, the amount missing for free shipping [CART-MSG-017], member savings [GEN-006], and the links to cart
 * and checkout.
 */
function CartSum(props: CartSumProps) {
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
