'use client';

import { useId, useState } from 'react';
import { type AddFeedback, addFailureMessage, hasFailed } from '../../../core/cart/rules/adding/addFeedback';
import { nearestQuantity } from '../../../core/cart/rules/quantity';
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
import { QuantityPick } from './QuantityPick';
import { Tick, useTick } from './Tick';

export type { ProductState } from './productState';

export type AddToCartButtonProps = PressedItems &
  Pick<AddOptions, 'source' | 'feedback' | 'afterAdd' | 'passCartItemIds' | 'coupons' | 'buyNow' | 'version'> & {
    /** Number of units to add [CART-ADD-001]. */
    qty?: number;
    showQuantity?: boolean;
    maxQty?: number;
    /** Units in a surcharged pack: the quantity changes in steps of this size [CART-QTY-002]. */
    increment?: number;
    /** If false, the response contains no related products. */
    relatedItems?: boolean;
    label?: string;
    productState?: ProductState;
    /** Why the button is disabled, in the page's own words. */
    disabledReason?: string;
    onSuccess?: (feedback: AddFeedback) => void;
    onFailure?: (feedback: AddFeedback) => void;
  };

type Adding = ReturnType<AddToCart['add']>;

/** A click from before the button was mounted. */
type Pressed = { pressed?: Adding };

/** A button that adds a SKU to the cart, and shows the reason if it cannot [CART-ADD-005, CART-ADD-009]. */
export function AddToCartButton(props: AddToCartButtonProps & Pressed) {
  const { qty = 1, showQuantity = false, disabledReason } = props;
  useStyles(styles);
  const translate = useMessages('add-to-cart-button', messages);
  const { settings } = useStorefront();
  const { phase, feedback, add } = useAddToCart(props.pressed);
  const [picked, setPicked] = useState<{ qty: number; quantity: number | undefined }>();
  const quantity = picked?.qty === qty ? picked.quantity : firstQuantity(props);
  const hasTick = useTick(phase === 'added' ? feedback : undefined);
  const statusId = useId();

  const look = lookOf(props.productState);
  const ownLabel = look.isOff ? undefined : props.label;
  const failure = phase === 'failed' && feedback ? addFailureMessage(feedback, settings.messages.cart) : undefined;

  return (
    <Widget block="add-to-cart-button">
      <div className="quire-add-to-cart-button__row">
        {showQuantity && (
          <div className="quire-add-to-cart-button__quantity">
            <QuantityPick start={qty} bounds={boundsOf(props)} onPick={(it) => setPicked({ qty, quantity: it })} />
          </div>
        )}
        <Button
          isBusy={phase === 'adding'}
          isDisabled={isOff(props) || quantity === undefined}
          describedBy={statusId}
          onClick={() => quantity !== undefined && void addAndNotify(props, add, quantity)}
        >
          {hasTick && <Tick />}
          {phase === 'adding'
            ? translate('adding')
            : hasTick
              ? translate('added')
              : (ownLabel ?? translate(look.label))}
        </Button>
      </div>
      <p
        id={statusId}
        role="status"
        className={`quire-add-to-cart-button__status${failure ? ' quire-add-to-cart-button__status--bad' : ''}${hasTick ? ' quire-hidden-visually' : ''}`}
      >
        {failure ?? (hasTick ? translate('added') : (disabledReason ?? (look.hint && translate(look.hint))))}
      </p>
    </Widget>
  );
}

const boundsOf = ({ maxQty, increment }: AddToCartButtonProps) => ({ limit: maxQty, increment });
const firstQuantity = (props: AddToCartButtonProps) => nearestQuantity(props.qty ?? 1, boundsOf(props));

const isOff = ({ productState, disabledReason }: AddToCartButtonProps) =>
  lookOf(productState).isOff || disabledReason !== undefined;

/**
 * Starts the add for a click on a button that is not mounted yet. Pass the result to the button as `pressed`. Returns
 * undefined if the button will be disabled.
 */
export function pressAhead(props: AddToCartButtonProps, add: AddToCart['add']): Adding | undefined {
  return isOff(props) ? undefined : addAndNotify(props, add, firstQuantity(props));
}

async function addAndNotify(props: AddToCartButtonProps, add: AddToCart['add'], quantity: number): Adding {
  const settled = await add(itemsToAdd(deliveredAs(props), quantity), optionsOf(props));
  if (settled && settled.kind !== 'special') props[hasFailed(settled) ? 'onFailure' : 'onSuccess']?.(settled);
  return settled;
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
