'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { type CheckoutPayment, hasNoOrder } from '../../../core/payment/rules/checkoutPayment';
import { type Payment, restAfterPrepayments } from '../../../core/payment/rules/payment';
import { ADDRESS_INVALID, paymentFailure, paymentMessage } from '../../../core/payment/rules/paymentFailure';
import {
  ORDER_CHANGED,
  ORDER_NOT_PLACED,
  type OrderAction,
  type OrderRequest,
  orderAction,
  type PlacedOrder,
  paymentChanges,
  type UnpaidMethod,
  unpaidMethods,
} from '../../../core/payment/rules/placeOrder';
import { contactMessage } from '../../../core/platform/rules/contact';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { type Money, moneyFromDecimal } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { formAround, orderDetails } from '../../../hooks/payment/orderForm';
import {
  type PaymentDraft,
  useCheckoutParts,
  useOrderButton,
  useRefusedPayments,
} from '../../../hooks/payment/paymentDraft';
import { usePlaceOrder, useShownPayment } from '../../../hooks/payment/usePlaceOrder';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { Button, type RenderButton } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './PlaceOrderButton.css';

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
  const details = { email, shippingAddress, unpaid };
  useStyles(styles);
  const translate = useMessages('place-order-button', messages);
  const { host, locale, settings, site, log } = useStorefront();
  const { payment, hasFailed, reload } = useShownPayment();
  const { mutate, status, data, error } = usePlaceOrder();
  const reportRefused = useRefusedPayments();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // what the customer saw when they last looked the order over: when the page was displayed, or when they pressed
  const [seen, setSeen] = useState<Pick<CheckoutPayment, 'total' | 'applied'>>();
  const [isStaying, setStaying] = useState(false);
  const { draft } = useCheckoutParts();
  const [isApplying, setApplying] = useState(false);
  const [{ fields: missing }, setMissing] = useState({ fields: '' });
  const action = payment && actionOf(payment, draft, unpaidIn(box.current, details));
  const isEmpty = payment !== undefined && hasNoOrder(payment);
  const placed = data?.ok ? data.order : undefined;
  const refusal = data?.ok === false ? data : undefined;
  const isBusy = isApplying || status === 'pending' || (placed !== undefined && !isStaying);
  // after a lost answer, the cart may be empty because it was ordered; another try returns that order
  const isOff = disabled || (!hasFailed && !error && (!payment || isEmpty || action?.kind === 'unpaid'));
  const money = (amount: Money | undefined) => formatMoney(amount ?? { minor: 0, currency: site.currency }, locale);

  useEffect(() => {
    if (payment && !seen) {
      const shown = formAround(box.current)?.querySelector<HTMLInputElement>('[name="orderTotal"]')?.value;
      setSeen({ applied: payment.applied, total: shown ? moneyFromDecimal(shown, site.currency) : payment.total });
    }
  }, [payment, seen, site]);

  const press = useStableCallback(() => {
    if (hasFailed) return reload();
    if (isBusy || isOff || !payment) return;
    const form = formAround(box.current);
    const wrong = form ? invalidFields(form) : [];
    setMissing({ fields: wrong.join(', ') });
    if (form && !form.reportValidity()) return;
    if (draft && draft.kind !== 'unpaid') void applyAndPlace(draft.apply, payment);
    else place(payment);
  });

  /** Applies the card or the number that the customer has entered, then places the order, unless its total has changed meanwhile. */
  async function applyAndPlace(apply: () => Promise<CheckoutPayment | undefined>, before: CheckoutPayment) {
    setApplying(true);
    const paid = await apply();
    setApplying(false);
    if (paid && paid.total?.minor === before.total?.minor && orderAction(paid).kind !== 'unpaid') place(paid);
  }

  function place(shown: CheckoutPayment) {
    const { unpaid, ...request } = requestOf(box.current, details);
    const method = draft?.kind === 'unpaid' ? draft.method : unpaid;
    setSeen(shown);
    mutate(
      { ...request, shown, ...(method && unpaidMethods(shown).includes(method) && { unpaid: method }) },
      { onSuccess: (outcome) => settle(outcome, shown) },
    );
  }

  useOrderButton({ address: () => requestOf(box.current, details).shippingAddress, press });

  const settle = useStableCallback((outcome: NonNullable<typeof data>, { applied }: CheckoutPayment) => {
    if (!outcome.ok) {
      if (!OTHER_REFUSALS.includes(outcome.code)) reportRefused(applied.map(({ id }) => id));
      return onRefused?.(outcome);
    }
    const { url } = outcome.order;
    let isPrevented = url === undefined;
    try {
      onPlaced?.({
        ...outcome.order,
        preventDefault: () => {
          isPrevented = true;
        },
      });
    } catch (cause) {
      void log('a listener for a placed order failed', cause);
    } finally {
      setStaying(isPrevented);
      if (url !== undefined && !isPrevented) host.location.assign(url);
    }
  });

  useEffect(() => {
    // Enter in a field submits the form, which would order without this widget
    const form = formAround(box.current);
    const takeOver = (event: SubmitEvent) => {
      if (event.submitter?.hasAttribute('formaction')) return;
      event.preventDefault();
      press();
    };
    // the form may have the method of payment, and fields that were missing
    const read = () => setMissing({ fields: '' });
    form?.addEventListener('submit', takeOver);
    form?.addEventListener('change', read);
    // a page that is restored from the back/forward cache has left already
    const stop = host.onPageShow(() => setStaying(true));
    return () => {
      form?.removeEventListener('submit', takeOver);
      form?.removeEventListener('change', read);
      stop();
    };
  }, [host, press]);

  // after a lost answer too, because another press may charge other payments than the first one
  const isCompared = !isBusy && !isEmpty && (error !== null || refusal?.code === ORDER_CHANGED);
  const changes = isCompared && seen && payment ? paymentChanges(seen.applied, payment.applied) : [];
  const hasNewTotal = !isBusy && seen?.total && payment?.total && seen.total.minor !== payment.total.minor && !isEmpty;
  const newTotal = hasNewTotal
    ? translate('totalChanged', { from: money(seen.total), to: money(payment.total) })
    : undefined;

  function problem(): string {
    if (hasFailed) return genericMessage('failed', settings.messages.cart);
    if (isBusy || placed) return '';
    if (missing) return translate('missing', { fields: missing });
    if (error) return newTotal ? `${translate('lost')} ${newTotal}` : translate('lost');
    if (newTotal) return newTotal;
    if (!refusal) return '';
    if (refusal.code === ORDER_CHANGED) return translate('orderChanged');
    if (refusal.code === ORDER_NOT_PLACED) return refusal.message;
    // some servers repeat their code as the text
    const reason = refusal.message === refusal.code ? '' : refusal.message;
    if (refusal.code === ADDRESS_INVALID) return reason || translate('notPlaced');
    const { messageKey } = paymentFailure(refusal.code, { times: 2, hasAddress: false });
    if (!messageKey) return contactMessage('email', settings.messages.cart);
    if (messageKey === 'failed') return reason || translate('notPlaced');
    return paymentMessage(messageKey, settings.messages.payment);
  }

  const paymentName = ({ type, lastFour: digits }: Payment): string => {
    if (type === 'GIFT_CARD') return translate('giftCard', { digits: digits ?? '' });
    const vendor = payment?.vendors.find((each) => each.type === type);
    return digits && !vendor ? translate('card', { digits }) : (vendor?.name ?? type);
  };

  const label = () => {
    if (hasFailed || (error && (!payment || isEmpty))) return translate('again');
    if (action?.kind === 'pay') return translate('pay', { amount: money(action.amount) });
    return translate(action?.kind === 'approval' ? 'approval' : 'place');
  };

  const note = () => {
    if (isApplying || status === 'pending') return translate('pending');
    if (placed) return translate(placed.isWaiting ? 'waiting' : 'placed', { number: placed.number });
    if (error) return '';
    if (isEmpty) return translate('empty');
    return action?.kind === 'unpaid' ? translate('unpaid', { amount: money(action.amount) }) : '';
  };

  const text = problem();
  return (
    <Widget block="place-order-button" props={root}>
      <div ref={box} role="alert">
        {text && (
          <Notice kind="bad">
            <span>{text}</span>
            {changes.length > 0 && (
              <ul>
                {changes.map(({ payment: changed, from, to }) => (
                  <li key={changed.id}>
                    {translate('paymentChanged', {
                      payment: paymentName(changed),
                      from: money(from),
                      to: money(to),
                    })}
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      </div>
      {placed && isStaying ? (
        placed.url !== undefined && (
          <ButtonLink href={placed.url} kind="primary">
            {translate('view')}
          </ButtonLink>
        )
      ) : (
        <Button isBusy={isBusy} isDisabled={isOff} describedBy={id} label={name} render={render} onClick={press}>
          {label()}
        </Button>
      )}
      <p id={id} role="status" className="quire-place-order-button__note">
        {note()}
      </p>
    </Widget>
  );
}

/** Refusals that are not about the payments of the order. */
const OTHER_REFUSALS: readonly string[] = [ORDER_CHANGED, ORDER_NOT_PLACED, ADDRESS_INVALID, 'NO_EMAIL'];

type Details = Pick<PlaceOrderButtonProps, 'email' | 'shippingAddress' | 'unpaid'>;

/** The order as the customer has typed it: the details of the form around the button, replaced by those of its props. */
function requestOf(box: Element | null, details: Details): Omit<OrderRequest, 'shown'> {
  const form = formAround(box);
  return {
    ...(form && orderDetails(form)),
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
  };
}

const unpaidIn = (box: Element | null, details: Details) => requestOf(box, details).unpaid;

/** What a press does, with the card or the method that the customer has entered. */
function actionOf(
  payment: CheckoutPayment,
  draft: PaymentDraft | undefined,
  unpaid: UnpaidMethod | undefined,
): OrderAction {
  if (draft?.kind !== 'card') return orderAction(payment, draft?.kind === 'unpaid' ? draft.method : unpaid);
  const { total, applied } = payment;
  return total ? { kind: 'pay', amount: restAfterPrepayments(total, applied) } : orderAction(payment);
}

/** The labels of the fields that are missing or invalid. */
function invalidFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((field) => {
    const { labels, willValidate, validity } = field as HTMLInputElement;
    return willValidate && !validity.valid ? (labels?.[0]?.textContent?.trim() ?? []) : [];
  });
}
