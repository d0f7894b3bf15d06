'use client';

import { useCart } from '../../../hooks/cart/useCart';
import { meet, useMiniCartPhase } from '../../../hooks/cart/useMiniCartPhase';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { later } from '../../../ui/rendering/later';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { badgeMessages } from './badgeMessages';
import { CartBadge } from './CartBadge';
import styles from './MiniCart.css';

const MiniCartPanel = later(() => import('./MiniCartPanel').then((module) => module.MiniCartPanel));

export type MiniCartProps = {
  open?: boolean;
  /** Only the badge: a link to the cart, without the panel. */
  badgeOnly?: boolean;
  /** Items can be saved for later, and stand behind a tab of the panel; unless it is false [SCR-013]. */
  showSfl?: boolean;
  /** The page has lists to put lines on [SCR-010]. */
  showAddToList?: boolean;
  checkoutLabel?: string;
  /** Content that is shown before the mini cart opens [MINI-002]. */
  flyoutSelector?: string;
  /** Milliseconds [MINI-002]. */
  openDelayMs?: number;
  /** A decimal amount in the shop's currency, like "60.00" [CART-MSG-017]. */
  freeShippingThreshold?: string;
  cartUrl?: string;
  checkoutUrl?: string;
  onOpen?: () => void;
  onClose?: () => void;
  onCheckout?: () => void;
};

/** The cart in the page's header: a badge that knows the count at once, and a panel with the lines [MINI-001, SCR-013]. */
export function MiniCart(props: MiniCartProps) {
  const { badgeOnly } = props;
  useStyles(styles);
  const say = useMessages('mini-cart', badgeMessages);
  const { settings, host } = useStorefront();
  const { count } = useCart();
  const [asked, setPhase] = useMiniCartPhase(props.open);
  const phase = badgeOnly ? undefined : asked;

  const cartUrl = props.cartUrl ?? settings.urls.cart;
  return (
    <Widget block="mini-cart">
      <CartBadge
        count={count}
        label={count ? say('cartWithCount', { n: count }) : say('cart')}
        href={badgeOnly ? cartUrl : undefined}
        isBusy={phase === 'waiting'}
        onNear={MiniCartPanel.ahead}
        onPress={() => setPhase(meet('toggle'))}
      />
      {phase !== undefined && (
        // a panel that can not be had is no reason to keep the customer from the cart
        <MiniCartPanel
          {...props}
          phase={phase}
          setPhase={setPhase}
          cartUrl={cartUrl}
          onMissing={() => {
            setPhase(undefined);
            if (phase) host.location.assign(cartUrl);
          }}
        />
      )}
    </Widget>
  );
}
