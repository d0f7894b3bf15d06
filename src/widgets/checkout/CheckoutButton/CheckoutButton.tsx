import { type ReactNode, useId } from 'react';
import { activeLines } from '../../../core/cart/rules/cart';
import { checkoutBlockMessages } from '../../../core/checkout/rules/checkoutBlock';
import { useCart } from '../../../hooks/cart/useCart';
import { useCheckoutButton } from '../../../hooks/checkout/useCheckout';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Button, type RenderButton } from '../../../ui/controls/Button';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './CheckoutButton.css';
import { messages } from './messages';

export type CheckoutButtonProps = RootProps & {
  /**
   * The button is in a mini cart or a similar drawer: guests see the login drawer instead of the login page [CHK-001].
   */
  miniCart?: boolean;
  /** Guests must sign in first. The default is `checkout.loginRequired` of the page [CHK-009]. */
  loginRequired?: boolean;
  /** The button's text. The default is the widget's own. */
  label?: string;
  /** Disables the button, which stays focusable. */
  disabled?: boolean;
  /** Content in place of the label. */
  children?: ReactNode;
  /** Renders an element of the app in place of the button, with its attributes and its content. */
  render?: RenderButton;
  /** Overrides the page's sparq checkout URL. */
  checkoutUrl?: string;
  /** Called when the customer goes to the checkout. */
  onCheckout?: () => void;
};

/** The checkout button, and the reason if checkout is not possible [CHK-001, CHK-006, CHK-007, CHK-009]. */
export function CheckoutButton({
  miniCart = false,
  loginRequired,
  label,
  disabled,
  checkoutUrl,
  onCheckout,
  children,
  render,
  'aria-label': name,
  ...root
}: CheckoutButtonProps) {
  useStyles(styles);
  const translate = useMessages('checkout-button', messages);
  const { locale, settings } = useStorefront();
  const { cart } = useCart();
  const { isBusy, isDisabled, onClick } = useCheckoutButton({
    isMiniCart: miniCart,
    isLoginRequired: loginRequired,
    checkoutUrl,
    onCheckout,
  });
  const id = useId();
  const isEmpty = cart !== undefined && activeLines(cart).length === 0;
  const reasons = isEmpty
    ? [translate('empty')]
    : cart
      ? checkoutBlockMessages(cart, settings.messages.cart, locale)
      : [];

  return (
    <Widget block="checkout-button" props={root}>
      <Button
        isBusy={isBusy}
        isDisabled={disabled || isEmpty || isDisabled}
        label={name}
        describedBy={id}
        render={render}
        onClick={onClick}
      >
        {children || label || translate('checkout')}
      </Button>
      <div id={id} role="status" className="quire-quiet">
        {isBusy ? (
          <p className="quire-hidden-visually">{translate('pending')}</p>
        ) : (
          reasons.map((reason) => <p key={reason}>{reason}</p>)
        )}
      </div>
    </Widget>
  );
}
