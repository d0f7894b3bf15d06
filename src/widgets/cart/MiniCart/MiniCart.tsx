import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useCart } from '../../../hooks/cart/useCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { type OpenProps, useOpenState } from '../../../hooks/platform/useOpenState';
import { lazyPart } from '../../../ui/rendering/lazyPart';
import { Spinner } from '../../../ui/rendering/Spinner';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { badgeMessages } from './badgeMessages';
import type { MiniCartContent } from './CartView';
import styles from './MiniCart.css';

const MiniCartPanel = lazyPart(() => import('./MiniCartPanel').then((module) => module.MiniCartPanel));

export type MiniCartProps = RootProps &
  OpenProps &
  MiniCartContent & {
    /** Renders only the badge as a link to the cart, without the panel. */
    badgeOnly?: boolean;
    /** `none` renders only the panel, for a page that opens it from a button of its own. The default is `button`. */
    opener?: 'button' | 'none' | undefined;
    /** Items can be saved for later and are listed in a second tab of the panel. The default is true [SCR-013]. */
    showSfl?: boolean;
    /** The page has lists that lines can be added to [SCR-010]. */
    showAddToList?: boolean;
    /** The text of the checkout button. */
    checkoutLabel?: string;
    /** Selector of content that is shown before the mini cart opens [MINI-002]. */
    flyoutSelector?: string;
    /** Delay before the panel opens, in milliseconds. Defaults to the configuration's value, or 2,000 [MINI-002]. */
    openDelayMs?: number;
    /** A decimal amount in the shop's currency, like "60.00" [CART-MSG-017]. */
    freeShippingThreshold?: string;
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
    /** The URL of the checkout. Defaults to the page's. */
    checkoutUrl?: string;
    /** Called when the customer goes to the checkout. */
    onCheckout?: () => void;
  };

/**
 * The cart in the page's header: a badge that shows the count at once, and a panel with the lines [MINI-001, SCR-013].
 */
export function MiniCart(props: MiniCartProps) {
  const { badgeOnly } = props;
  useStyles(styles);
  const translate = useMessages('mini-cart', badgeMessages);
  const { settings, host } = useStorefront();
  const { count } = useCart();
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useMiniCart(props, badgeOnly ?? false, place);
  const [isReady, setReady] = useState(false);
  const [hasPanel, setHasPanel] = useState(false);
  if (isOpen && !hasPanel) setHasPanel(true);

  const cartUrl = props.cartUrl ?? settings.urls.cart;
  const label = count ? translate('cartWithCount', { n: count }) : translate('cart');
  const face = (
    <>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path
          className="quire-stroke"
          d="M3 4h2.2l2.1 10.2a1.5 1.5 0 0 0 1.5 1.2h8.3a1.5 1.5 0 0 0 1.5-1.1L20.5 8H6.2M9.5 20a.8.8 0 1 0 0-.1M17 20a.8.8 0 1 0 0-.1"
        />
      </svg>
      {isOpen && !isReady ? (
        <Spinner />
      ) : (
        !!count && <span className="quire-mini-cart__count">{count > 999 ? '999+' : count}</span>
      )}
    </>
  );
  const badge = badgeOnly ? (
    <a className="quire-mini-cart__badge" aria-label={label} href={cartUrl}>
      {face}
    </a>
  ) : (
    <button
      type="button"
      className="quire-mini-cart__badge"
      aria-label={label}
      aria-haspopup="dialog"
      onPointerEnter={MiniCartPanel.ahead}
      onFocus={MiniCartPanel.ahead}
      onClick={() => setOpen()}
    >
      {face}
    </button>
  );
  return (
    <Widget block="mini-cart" props={props}>
      <span ref={place} />
      {props.opener !== 'none' && badge}
      {hasPanel && (
        // if the panel fails to load, the customer still reaches the cart
        <MiniCartPanel
          {...props}
          isOpen={isOpen}
          isReady={isReady}
          setOpen={setOpen}
          setReady={setReady}
          cartUrl={cartUrl}
          onMissing={() => {
            setHasPanel(false);
            setOpen(false);
            if (isOpen) host.location.assign(cartUrl);
          }}
        />
      )}
    </Widget>
  );
}

/**
 * Whether the mini cart is open, by its props, its button and the page's requests [MINI-001]. A request from before it
 * mounted is handled once. Of several mini carts, the first whose `box` is not hidden opens; all of them close. A badge
 * handles no requests, and none from that time after it has become a mini cart.
 */
function useMiniCart(props: OpenProps, isBadge: boolean, box: RefObject<Element | null>) {
  const { events } = useStorefront();
  const [isOpen, setOpen] = useOpenState(props);
  const past = useRef<object>(undefined);

  // in a layout effect, so that a request from before this render is told from a later one
  useLayoutEffect(
    () =>
      isBadge
        ? () => {
            past.current = events.last('mini-cart:requested');
          }
        : events.subscribe(
            'mini-cart:requested',
            (request) => {
              const isOpening = request.action !== 'close';
              const isHidden = isOpening && box.current?.checkVisibility?.() === false;
              if (isHidden || request === past.current) return false;
              setOpen(request.action === 'toggle' ? undefined : isOpening);
              return isOpening;
            },
            { replay: true },
          ),
    [events, setOpen, isBadge, box],
  );

  return [isOpen && !isBadge, setOpen] as const;
}
