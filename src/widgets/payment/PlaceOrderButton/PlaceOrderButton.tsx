import { useId } from 'react';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import styles from './PlaceOrderButton.css';
import { type PlaceOrderButtonProps, useOrderSubmission } from './useOrderSubmission';
import { useOrderTexts } from './useOrderTexts';

export type { PlaceOrderButtonProps } from './useOrderSubmission';

/**
 * The button that pays for the order and places it, with the amount that it charges [GEN-008, PAY-FORM-005]. It sends
 * what the customer sees, so that a changed order is shown before it is paid. The details that it has no props for are
 * read from the form around it.
 */
export function PlaceOrderButton({ render, 'aria-label': name, ...props }: PlaceOrderButtonProps) {
  useStyles(styles);
  const submission = useOrderSubmission(props);
  const { box, press, placed, isStaying, isBusy, isDisabled, changes } = submission;
  const { problem, label, note, view, change } = useOrderTexts(submission);
  const id = useId();
  return (
    <Widget block="place-order-button" props={props}>
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
