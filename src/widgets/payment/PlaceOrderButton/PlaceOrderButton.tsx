import { useId } from 'react';
import type { Payment } from '../../../core/payment/rules/payment';
import { ADDRESS_INVALID, paymentFailure, paymentMessage } from '../../../core/payment/rules/paymentFailure';
import { ORDER_CHANGED, ORDER_NOT_PLACED } from '../../../core/payment/rules/placeOrder';
import { contactMessage } from '../../../core/platform/rules/contact';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import type { Money } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './PlaceOrderButton.css';
import { type PlaceOrderButtonProps, useOrderSubmission } from './useOrderSubmission';

export type { PlaceOrderButtonProps } from './useOrderSubmission';

/**
 * The button that pays for the order and places it, with the amount that it charges [GEN-008, PAY-FORM-005]. It sends
 * what the customer sees, so that a changed order is shown before it is paid. The details that it has no props for are
 * read from the form around it.
 */
export function PlaceOrderButton({ render, 'aria-label': name, ...props }: PlaceOrderButtonProps) {
  useStyles(styles);
  const translate = useMessages('place-order-button', messages);
  const { locale, settings, site } = useStorefront();
  const submission = useOrderSubmission(props);
  const { payment, action, hasFailed, isEmpty, isPending, isBusy, placed, refusal, error, missing } = submission;
  const id = useId();
  const money = (amount: Money | undefined) => formatMoney(amount ?? { minor: 0, currency: site.currency }, locale);
  const { from, to } = submission.totalChange ?? {};
  const newTotal = from ? translate('totalChanged', { from: money(from), to: money(to) }) : '';

  /** Why the order is not placed; empty if there is nothing to say. */
  function problemText(): string {
    if (hasFailed) return genericMessage('failed', settings.messages.cart);
    if (isBusy || placed) return '';
    if (missing) return translate('missing', { fields: missing });
    if (error) return newTotal ? `${translate('lost')} ${newTotal}` : translate('lost');
    return newTotal || refused();
  }

  function refused(): string {
    if (!refusal) return '';
    const { code, message } = refusal;
    if (code === ORDER_CHANGED) return translate('orderChanged');
    if (code === ORDER_NOT_PLACED) return message;
    // some servers repeat their code as the text
    const reason = (message !== code && message) || translate('notPlaced');
    if (code === ADDRESS_INVALID) return reason;
    const { messageKey } = paymentFailure(code, { times: 2, hasAddress: false });
    if (!messageKey) return contactMessage('email', settings.messages.cart);
    return messageKey === 'failed' ? reason : paymentMessage(messageKey, settings.messages.payment);
  }

  function labelText(): string {
    if (hasFailed || (error && (!payment || isEmpty))) return translate('again');
    if (action?.kind === 'pay') return translate('pay', { amount: money(action.amount) });
    return translate(action?.kind === 'approval' ? 'approval' : 'place');
  }

  function noteText(): string {
    if (isPending) return translate('pending');
    if (placed) return translate(placed.isWaiting ? 'waiting' : 'placed', { number: placed.number });
    if (error) return '';
    if (isEmpty) return translate('empty');
    return action?.kind === 'unpaid' ? translate('unpaid', { amount: money(action.amount) }) : '';
  }

  function nameOf({ type, lastFour: digits }: Payment): string {
    if (type === 'GIFT_CARD') return translate('giftCard', { digits: digits ?? '' });
    const vendor = payment?.vendors.find((each) => each.type === type);
    return digits && !vendor ? translate('card', { digits }) : (vendor?.name ?? type);
  }

  const problem = problemText();
  return (
    <Widget block="place-order-button" props={props}>
      <div ref={submission.box} role="alert">
        {problem && (
          <Notice kind="bad">
            <span>{problem}</span>
            {submission.changes.length > 0 && (
              <ul>
                {submission.changes.map((change) => (
                  <li key={change.payment.id}>
                    {translate('paymentChanged', {
                      payment: nameOf(change.payment),
                      from: money(change.from),
                      to: money(change.to),
                    })}
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      </div>
      {placed && submission.isStaying ? (
        placed.url !== undefined && (
          <ButtonLink href={placed.url} kind="primary">
            {translate('view')}
          </ButtonLink>
        )
      ) : (
        <Button
          isBusy={isBusy}
          isDisabled={submission.isDisabled}
          describedBy={id}
          label={name}
          render={render}
          onClick={submission.press}
        >
          {labelText()}
        </Button>
      )}
      <p id={id} role="status" className="quire-place-order-button__note">
        {noteText()}
      </p>
    </Widget>
  );
}
