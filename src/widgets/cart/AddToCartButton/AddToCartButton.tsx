'use client';

import { useId, useState } from 'react';
import { type AddFeedback, addFailureMessage, hasFailed } from '../../../core/cart/rules/adding/addFeedback';
import { checkQuantity, maxQuantity, nearestQuantity } from '../../../core/cart/rules/quantity';
import { type AddOptions, type AddToCart, useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import styles from './AddToCartButton.css';
import { itemsToAdd, type PressedItems } from './itemsToAdd';
import { messages } from './messages';
import { lookOf, type ProductState } from './productState';
import { PROBLEMS, QuantityPick } from './QuantityPick';
import { quantityMessages } from './quantityMessages';
import { ServerButton } from './ServerButton';
import { Tick, useTick } from './Tick';

export type { ProductState } from './productState';

export type AddToCartButtonProps = PressedItems &
  Pick<AddOptions, 'source' | 'feedback' | 'afterAdd' | 'passCartItemIds' | 'coupons' | 'buyNow' | 'version'> & {
    /** Number of units to add [CART-ADD-001]. */
    qty?: number;
    /** Shows a quantity stepper beside the button. */
    showQuantity?: boolean;
    /** The most units of one add [CART-QTY-001]. */
    maxQty?: number;
    /** Units in a surcharged pack: the quantity changes in steps of this size [CART-QTY-002]. */
    increment?: number;
    /** If false, the response contains no related products. */
    relatedItems?: boolean;
    /** The button's text. The default is the widget's own. */
    label?: string;
    /** Why the product cannot be sold as usual; it sets text and hint of the button. */
    productState?: ProductState;
    /** Why the button is disabled, in the page's own words. */
    disabledReason?: string;
    onSuccess?: (feedback: AddFeedback) => void;
    onFailure?: (feedback: AddFeedback) => void;
  };

/** What the loader takes from the server's HTML. */
type ServerHtml = {
  /** The server's own button, if it stays: the widget acts on it instead of rendering one. */
  serverButton?: HTMLButtonElement | undefined;
  /** The accessible name that the server's button has and its text lacks: "Add to cart: Xerox 1881". */
  serverName?: string | undefined;
};

/** A button that adds a SKU to the cart, and shows the reason if it cannot [CART-ADD-005, CART-ADD-009]. */
export function AddToCartButton(props: AddToCartButtonProps & ServerHtml) {
  const { qty = 1, showQuantity = false, disabledReason } = props;
  useStyles(styles);
  const translate = useMessages('add-to-cart-button', messages);
  const { settings } = useStorefront();
  const { phase, feedback, add } = useAddToCart();
  const [picked, setPicked] = useState<{ qty: number; quantity: number | undefined }>();
  const quantity = picked?.qty === qty ? picked.quantity : firstQuantity(props);
  const translateQuantity = useMessages('add-to-cart-button', quantityMessages);
  /** What is wrong with the quantity in the field of the server's form, at the last press. */
  const [problem, setProblem] = useState<keyof typeof PROBLEMS>();
  const hasTick = useTick(phase === 'added' ? feedback : undefined) && !problem;
  const statusId = useId();

  const look = lookOf(props.productState);
  const isBusy = phase === 'adding';
  const isDisabled = isOff(props) || quantity === undefined;
  const stateText = isBusy
    ? translate('adding')
    : hasTick
      ? translate('added')
      : ((look.isOff ? undefined : props.label) ?? (props.productState && translate(look.label)));
  // the server's form has no stepper
  const serverButton = showQuantity ? undefined : props.serverButton;
  const bounds = boundsOf(props);
  const figures = { max: maxQuantity(bounds), increment: bounds.increment ?? 1 };
  const refusal = problem && translateQuantity(PROBLEMS[problem], figures);
  const failure = phase === 'failed' && feedback ? addFailureMessage(feedback, settings.messages.cart) : undefined;

  const bad = refusal ?? failure;
  const hint = bad ?? disabledReason ?? (look.hint && translate(look.hint));
  /** A press on the server's button. Its form may have a field for the quantity. */
  function pressTyped(typed: string | undefined) {
    const verdict = typed === undefined ? undefined : checkQuantity(typed, bounds);
    if (verdict && !verdict.ok) return setProblem(verdict.reason);
    setProblem(undefined);
    press(verdict?.quantity);
  }
  const press = (units = quantity) => units !== undefined && void addAndNotify(props, add, units);

  return (
    <>
      {serverButton && <slot />}
      <Widget block="add-to-cart-button">
        {serverButton ? (
          <ServerButton button={serverButton} {...{ isBusy, isDisabled }} text={stateText} onPress={pressTyped} />
        ) : (
          <div className="quire-add-to-cart-button__row">
            {showQuantity && (
              <div className="quire-add-to-cart-button__quantity">
                <QuantityPick start={qty} bounds={bounds} onPick={(it) => setPicked({ qty, quantity: it })} />
              </div>
            )}
            <Button
              icon={hasTick && <Tick />}
              isBusy={isBusy}
              isDisabled={isDisabled}
              label={stateText === undefined ? props.serverName : undefined}
              describedBy={statusId}
              onClick={() => press()}
            >
              {stateText ?? translate('add')}
            </Button>
          </div>
        )}
        <p
          id={statusId}
          role="status"
          className={`quire-add-to-cart-button__status${bad ? ' quire-add-to-cart-button__status--bad' : ''}${hasTick || !hint ? ' quire-hidden-visually' : ''}`}
        >
          {hasTick ? translate('added') : hint}
        </p>
      </Widget>
    </>
  );
}

const boundsOf = ({ maxQty, increment }: AddToCartButtonProps) => ({ limit: maxQty, increment });
const firstQuantity = (props: AddToCartButtonProps) => nearestQuantity(props.qty ?? 1, boundsOf(props));

const isOff = ({ productState, disabledReason }: AddToCartButtonProps) =>
  lookOf(productState).isOff || disabledReason !== undefined;

async function addAndNotify(props: AddToCartButtonProps, add: AddToCart['add'], quantity: number): Promise<void> {
  const settled = await add(itemsToAdd(deliveredAs(props), quantity), optionsOf(props));
  if (settled && settled.kind !== 'special') props[hasFailed(settled) ? 'onFailure' : 'onSuccess']?.(settled);
}

/** Products that are only sold in stores default to pickup, unless the page sets a delivery type. */
function deliveredAs(props: AddToCartButtonProps): PressedItems {
  return props.productState === 'in-store-only' ? { ...props, deliveryType: props.deliveryType ?? 'ISP' } : props;
}

function optionsOf(props: AddToCartButtonProps): AddOptions {
  const { source, feedback, afterAdd, passCartItemIds, coupons, buyNow, version, relatedItems } = props;
  const options = { source, feedback, afterAdd, passCartItemIds, coupons, buyNow, version };
  return relatedItems === false ? { ...options, skipRelatedProduct: true } : options;
}
