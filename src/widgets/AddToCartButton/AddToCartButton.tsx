'use client';

import { useId, useState } from 'react';
import type { AddFeedback } from '../../core/rules/addFeedback';
import { addFailureWords } from '../../core/rules/feedbackWords';
import { nearestQuantity } from '../../core/rules/quantityLimits';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { type AddOptions, useAddToCart } from '../../hooks/useAddToCart';
import { useMessages } from '../../hooks/useMessages';
import { Button } from '../../ui/Button';
import { later } from '../../ui/later';
import { useStyles } from '../../ui/StyleRoot';
import { Widget } from '../../ui/Widget';
import styles from './AddToCartButton.css';
import { itemsToAdd, type PressedItems } from './itemsToAdd';
import { messages } from './messages';
import { type ProductState, wordsOfState } from './productState';
import { Tick, useTick } from './Tick';

export type AddToCartButtonProps = PressedItems &
  Pick<AddOptions, 'source' | 'feedback' | 'afterAdd' | 'passCartItemIds' | 'coupons' | 'buyNow' | 'version'> & {
    /** Units to add [CART-ADD-001]. */
    qty?: number;
    showQuantity?: boolean;
    maxQty?: number;
    /** Units in a surcharged pack: the quantity moves by it [CART-QTY-002]. */
    increment?: number;
    /** False leaves related products out of the answer. */
    relatedItems?: boolean;
    label?: string;
    productState?: ProductState;
    /** Why the button does nothing, in the page's own words. */
    disabledReason?: string;
    onSuccess?: (feedback: AddFeedback) => void;
    onFailure?: (feedback: AddFeedback) => void;
  };

const QuantityPick = later(() => import('./QuantityPick').then((file) => file.QuantityPick));

/** A button that puts a SKU in the cart, and says why when it can not [CART-ADD-005, CART-ADD-009]. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { qty = 1, showQuantity = false, disabledReason } = props;
  const bounds = { limit: props.maxQty, increment: props.increment };
  useStyles(styles);
  const say = useMessages('add-to-cart-button', messages);
  const { settings } = useStorefront();
  const { phase, feedback, add } = useAddToCart();
  const [picked, setPicked] = useState<{ qty: number; quantity: number | undefined }>();
  const quantity = picked?.qty === qty ? picked.quantity : nearestQuantity(qty, bounds);
  const hasTick = useTick(phase === 'added' ? feedback : undefined);
  const statusId = useId();

  const { label, hint, isOff } = wordsOfState(props.productState, say);
  const idleLabel = isOff ? label : (props.label ?? label);
  const failure = phase === 'failed' && feedback ? addFailureWords(feedback, settings.messages.cart) : undefined;

  async function handlePress() {
    if (quantity === undefined) return;
    const settled = await add(itemsToAdd(deliveredAs(props), quantity), optionsOf(props));
    if (settled?.kind === 'failed' || (settled?.kind === 'answered' && settled.isFailed)) props.onFailure?.(settled);
    else if (settled?.kind === 'answered') props.onSuccess?.(settled);
  }

  return (
    <Widget block="add-to-cart-button">
      <div className="quire-add-to-cart-button__row">
        {showQuantity && (
          <div className="quire-add-to-cart-button__quantity">
            <QuantityPick start={qty} bounds={bounds} onPick={(it) => setPicked({ qty, quantity: it })} />
          </div>
        )}
        <Button
          isBusy={phase === 'adding'}
          isDisabled={isOff || disabledReason !== undefined || quantity === undefined}
          describedBy={statusId}
          onClick={() => void handlePress()}
        >
          {hasTick && <Tick />}
          {phase === 'adding' ? say('adding') : hasTick ? say('added') : idleLabel}
        </Button>
      </div>
      <p
        id={statusId}
        role="status"
        className={`quire-add-to-cart-button__status${failure ? ' quire-add-to-cart-button__status--bad' : ''}${hasTick ? ' quire-hidden-visually' : ''}`}
      >
        {failure ?? (hasTick ? say('added') : (disabledReason ?? hint))}
      </p>
    </Widget>
  );
}

/** A product that no one ships is picked up, unless the page says otherwise. */
function deliveredAs(props: AddToCartButtonProps): PressedItems {
  return props.productState === 'in-store-only' ? { ...props, deliveryType: props.deliveryType ?? 'ISP' } : props;
}

function optionsOf(props: AddToCartButtonProps): AddOptions {
  const { source, feedback, afterAdd, passCartItemIds, coupons, buyNow, version, relatedItems } = props;
  const options = { source, feedback, afterAdd, passCartItemIds, coupons, buyNow, version };
  return relatedItems === false ? { ...options, skipRelatedProduct: true } : options;
}
