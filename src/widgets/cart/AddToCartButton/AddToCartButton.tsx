import { type ReactNode, useEffect, useId, useState } from 'react';
import { type AddFeedback, addFailureMessage } from '../../../core/cart/rules/adding/addFeedback';
import type { DeliveryType } from '../../../core/cart/rules/cart';
import { checkQuantity, maxQuantity, nearestQuantity, QUANTITY_PROBLEMS } from '../../../core/cart/rules/quantity';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import { type AddOptions, useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useQuantityField } from '../../../hooks/cart/useQuantityField';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Button, type RenderButton } from '../../../ui/controls/Button';
import { QuantityStepper } from '../../../ui/controls/QuantityStepper';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './AddToCartButton.css';
import { messages } from './messages';
import { ServerButton } from './ServerButton';

/** The product states that change the button. */
export type ProductState = 'blocked' | 'out-of-stock' | 'coming-soon' | 'pre-order' | 'in-store-only';

export type AddToCartButtonProps = RootProps &
  Pick<AddOptions, 'source' | 'feedback' | 'afterAdd' | 'passCartItemIds' | 'coupons' | 'buyNow' | 'version'> & {
    /** The product. */
    sku: string;
    /** How the product is delivered: shipped to the store (STS), in-store pickup (ISP) or shipped to the address (STA). */
    deliveryType?: DeliveryType;
    /** The store for pickup. The default is the store of the customer. */
    storeNumber?: string;
    /** SKU of a protection plan that is added with the product. */
    warrantySku?: string;
    /** Further items that the same press adds: SKU and quantity. */
    items?: { sku: string; quantity: number }[];
    /** Number of units to add [CART-ADD-001]. */
    quantity?: number;
    /** Shows a quantity stepper beside the button. */
    showQuantity?: boolean;
    /** The most units of one add [CART-QTY-001]. */
    maxQuantity?: number;
    /** Units in a surcharged pack: the quantity changes in steps of this size [CART-QTY-002]. */
    increment?: number;
    /** If false, the response contains no related products. The default is true. */
    relatedItems?: boolean;
    /** The button's text. The default is the widget's own. */
    label?: string;
    /** Content in place of the label, while the button can be pressed. */
    children?: ReactNode;
    /** Renders an element of the app in place of the button, with its attributes and its content. */
    render?: RenderButton;
    /** Why the product cannot be sold as usual; it sets text and hint of the button. */
    productState?: ProductState;
    /** Disables the button, which stays focusable. */
    disabled?: boolean;
    /** Why the button is disabled, in the page's own words. */
    disabledReason?: string | undefined;
    /** Called when the customer changes the quantity of the stepper. */
    onQuantityChange?: (quantity: number) => void;
    /** Called when the shop has added the product. */
    onSuccess?: (feedback: AddFeedback) => void;
    /** Called when the shop has not added all of it. The button says so; `AtcDrawer`, or a toast, shows why. */
    onError?: (error: CommerceError) => void;
  };

/** What the loader takes from the server's HTML. */
type ServerHtml = {
  /**
   * The server's own button, if it stays: the widget acts on it instead of rendering one.
   * @internal
   */
  serverButton?: HTMLButtonElement | undefined;
  /**
   * The accessible name that the server's button has and its text lacks: "Add to cart: Xerox 1881".
   * @internal
   */
  serverName?: string | undefined;
};

/** The label and the hint of the button, and whether it is disabled. */
type Look = { label: keyof typeof messages; hint?: keyof typeof messages; isOff?: boolean };

const LOOKS: Record<ProductState, Look> = {
  blocked: { label: 'blocked', hint: 'blockedByPolicy', isOff: true },
  'out-of-stock': { label: 'outOfStock', isOff: true },
  'coming-soon': { label: 'comingSoon', isOff: true },
  'pre-order': { label: 'preOrder' },
  'in-store-only': { label: 'add', hint: 'pickupOnly' },
};

/** How long the tick of a successful add is shown, in milliseconds. */
const TICK_MS = 2000;

/** A button that adds a SKU to the cart, and shows the reason if it cannot [CART-ADD-005, CART-ADD-009]. */
export function AddToCartButton(props: AddToCartButtonProps & ServerHtml) {
  const { quantity: start = 1, showQuantity, disabledReason, 'aria-label': name, ...root } = props;
  useStyles(styles);
  const translate = useMessages('add-to-cart-button', messages);
  const { settings } = useStorefront();
  const { status, data: feedback, mutate: add } = useAddToCart();
  const bounds = { limit: props.maxQuantity, increment: props.increment };
  const { quantity, stepper } = useQuantityField({
    name: '',
    start: nearestQuantity(start, bounds),
    bounds,
    translate,
    onPick: props.onQuantityChange,
  });
  /** What is wrong with the quantity in the field of the server's form, at the last press. */
  const [problem, setProblem] = useState<keyof typeof QUANTITY_PROBLEMS>();
  const hasTick = useTick(status === 'success' && feedback?.kind === 'answered' ? feedback : undefined) && !problem;
  const statusId = useId();

  const look: Look = props.productState ? LOOKS[props.productState] : { label: 'add' };
  const isBusy = status === 'pending';
  const isDisabled = props.disabled || look.isOff || disabledReason !== undefined || quantity === undefined;
  const stateText = isBusy
    ? translate('adding')
    : hasTick
      ? translate('added')
      : ((look.isOff ? undefined : props.label) ?? (props.productState && translate(look.label)));
  // the server's form has no stepper
  const serverButton = showQuantity ? undefined : props.serverButton;
  const refusal =
    problem && translate(QUANTITY_PROBLEMS[problem], { max: maxQuantity(bounds), increment: props.increment ?? 1 });
  const failure = feedback && addFailureMessage(feedback, settings.messages.cart);

  const bad = refusal ?? failure;
  const hint = bad ?? disabledReason ?? (look.hint ? translate(look.hint) : showQuantity ? undefined : stepper.error);

  /** `typed` is the text in the quantity field of the server's form, if it has one. */
  function press(typed?: string) {
    const verdict = typed === undefined ? undefined : checkQuantity(typed, bounds);
    if (verdict && !verdict.ok) return setProblem(verdict.reason);
    setProblem(undefined);
    const units = verdict?.quantity ?? quantity;
    if (units === undefined) return;
    const { sku, storeNumber, warrantySku, items = [] } = props;
    // products that are only sold in stores default to pickup
    const deliveryType = props.deliveryType ?? (props.productState === 'in-store-only' ? 'ISP' : undefined);
    const plan = { sku: warrantySku ?? '', quantity: units, parent: { sku, relation: 'WARRANTY' } } as const;
    const request = {
      ...props,
      items: [{ sku, quantity: units, deliveryType, storeNumber }, ...(warrantySku ? [plan] : []), ...items],
      skipRelatedProduct: props.relatedItems === false || undefined,
      // it is the store of the item, and not of the whole add
      storeNumber: undefined,
    };
    add(request, {
      onSuccess: (added) => added.kind === 'answered' && props.onSuccess?.(added),
      onError: props.onError,
    });
  }

  return (
    <>
      {serverButton && <slot />}
      <Widget block="add-to-cart-button" props={root}>
        {serverButton ? (
          <ServerButton button={serverButton} {...{ isBusy, isDisabled }} text={stateText} onPress={press} />
        ) : (
          <div className="quire-add-to-cart-button__row">
            {showQuantity && (
              <div className="quire-add-to-cart-button__quantity">
                <QuantityStepper {...stepper} />
              </div>
            )}
            <Button
              icon={hasTick && <Tick />}
              isBusy={isBusy}
              isDisabled={isDisabled}
              label={name ?? (stateText === undefined ? props.serverName : undefined)}
              describedBy={statusId}
              render={props.render}
              onClick={press}
            >
              {(isBusy || hasTick || look.isOff ? undefined : props.children) || stateText || translate('add')}
            </Button>
          </div>
        )}
        <p
          id={statusId}
          role="status"
          className={`${bad ? 'quire-bad' : 'quire-quiet'}${hasTick || !hint ? ' quire-hidden-visually' : ''}`}
        >
          {hasTick ? translate('added') : hint}
        </p>
      </Widget>
    </>
  );
}

/** True for a short time after each new `occasion`; false without one. */
function useTick(occasion: object | undefined): boolean {
  const [past, setPast] = useState<object>();

  useEffect(() => {
    if (!occasion) return;
    const timer = setTimeout(() => setPast(occasion), TICK_MS);
    return () => clearTimeout(timer);
  }, [occasion]);

  return occasion !== undefined && past !== occasion;
}

/** A tick for success. It has no text of its own: the button shows the message beside it. */
function Tick() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path className="quire-stroke" d="M5 13l5 5L20 7" />
    </svg>
  );
}
