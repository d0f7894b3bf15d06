'use client';

import { useId } from 'react';
import type { OrderRequest, PlacedOrder } from '../../../core/payment/rules/placeOrder';
import { Button, type RenderButton } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './PlaceOrderButton.css';
import { useOrderSubmission } from './useOrderSubmission';
import { useOrderTexts } from './useOrderTexts';

export type PlaceOrderButtonProps = RootProps &
  Pick<OrderRequest, 'email' | 'shippingAddress' | 'unpaid'> & {
    /** Called with the confirmation; its `preventDefault()` prevents the navigation to it. */
    onPlaced?: (order: PlacedOrder & { preventDefault: () => void }) => void;
    /** Called with the shop's code and message when it did not place the order. Nothing was charged. */
    onRefused?: (refusal: { code: string; message: string }) => void;
    /** Disables the button, which stays focusable. */
    disabled?: boolean;
    /** Renders an element of the app in place of the button, with its attributes and its content. */
    render?: RenderButton;
  };

/**
 * The button that pays for the order and places it, with the amount that it charges [GEN-008, PAY-FORM-005]. It sends
 * what the customer sees, so that a changed order is shown before it is paid. The details that it has no props for are
 * read from the form around it.
 */
export function PlaceOrderButton({
  email,
  shippingAddress,
  unpaid,
  onPlaced,
  onRefused,
  disabled,
  render,
  'aria-label': name,
  ...root
}: PlaceOrderButtonProps) {
  useStyles(styles);
  const submission = useOrderSubmission({ email, shippingAddress, unpaid }, { onPlaced, onRefused, disabled });
  const { box, press, placed, isStaying, isBusy, isDisabled, changes } = submission;
  const { problem, label, note, view, change } = useOrderTexts(submission);
  const id = useId();
  return (
    <Widget block="place-order-button" props={root}>
      <div ref={box} role="alert">
        {problem && (
          <Notice kind="bad">
            <span>{problem}</span>
            {changes.length > 0 && (
              <ul>
                {changes.map((each) => (
                  <li key={each.payment.id}>{change(each)}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      </div>
      {placed && isStaying ? (
        placed.url !== undefined && (
          <ButtonLink href={placed.url} kind="primary">
            {view}
          </ButtonLink>
        )
      ) : (
        <Button isBusy={isBusy} isDisabled={isDisabled} describedBy={id} label={name} render={render} onClick={press}>
          {label}
        </Button>
      )}
      <p id={id} role="status" className="quire-place-order-button__note">
        {note}
      </p>
    </Widget>
  );
}
