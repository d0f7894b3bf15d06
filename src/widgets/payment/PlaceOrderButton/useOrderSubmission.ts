import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CheckoutPayment, hasNoOrder } from '../../../core/payment/rules/checkoutPayment';
import { restAfterPrepayments } from '../../../core/payment/rules/payment';
import { ADDRESS_INVALID } from '../../../core/payment/rules/paymentFailure';
import {
  isAnswered,
  ORDER_CHANGED,
  ORDER_NOT_PLACED,
  type OrderRequest,
  orderAction,
  type PlacedOrder,
  paymentChanges,
  unpaidMethods,
} from '../../../core/payment/rules/placeOrder';
import type { CommerceError } from '../../../core/platform/rules/commerceError';
import { moneyFromDecimal } from '../../../core/platform/rules/money';
import { formAround, orderDetails } from '../../../hooks/payment/orderForm';
import { useCheckoutParts, useOrderButton, useRefusedPayments } from '../../../hooks/payment/paymentDraft';
import { usePlaceOrder, useShownPayment } from '../../../hooks/payment/usePlaceOrder';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import type { RenderButton } from '../../../ui/controls/Button';
import type { RootProps } from '../../../ui/rendering/Widget';

export type PlaceOrderButtonProps = RootProps &
  Pick<OrderRequest, 'email' | 'shippingAddress' | 'unpaid'> & {
    /** Called with the confirmation; its `preventDefault()` prevents the navigation to it. */
    onSuccess?: (order: PlacedOrder & { preventDefault: () => void }) => void;
    /**
     * Called if an order was sent and not placed, with the shop's code and message: nothing was charged, unless the error
     * is `retryable` or not of kind `refused`. Then it is unknown whether the order was placed. What the order lacks
     * before it is sent is displayed, and calls nothing.
     */
    onError?: (error: CommerceError) => void;
    /** Disables the button, which stays focusable. */
    disabled?: boolean;
    /** Renders an element of the app in place of the button, with its attributes and its content. */
    render?: RenderButton;
  };

/** What the customer saw when they last looked the order over: as the page was displayed, or as they pressed. */
type Seen = Pick<CheckoutPayment, 'total' | 'applied'> & { zipCode: string | undefined };

/** Places the order on a press, and when the form around the button is submitted. */
export function useOrderSubmission({
  email,
  shippingAddress,
  unpaid: wantedMethod,
  onSuccess,
  onError,
  disabled,
}: PlaceOrderButtonProps) {
  const { host, site, log } = useStorefront();
  const { payment, hasFailed, refetch } = useShownPayment();
  const { mutate, status, data: placed, error: failure } = usePlaceOrder();
  const reportRefused = useRefusedPayments();
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>();
  const [isStaying, setStaying] = useState(false);
  const { draft } = useCheckoutParts();
  const [isApplying, setApplying] = useState(false);
  const [{ fields: missing }, setMissing] = useState({ fields: '' });

  /** The order as the customer has typed it into the form around the button; props take precedence. */
  function readRequest(): Omit<OrderRequest, 'shown'> {
    const form = formAround(box.current);
    const given = Object.entries({ email, shippingAddress, unpaid: wantedMethod });
    return {
      ...(form && orderDetails(form)),
      ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    };
  }

  /** What the customer has chosen in the payment step, else in the form. */
  const methodOr = (unpaid: OrderRequest['unpaid']) => (draft?.kind === 'unpaid' ? draft.method : unpaid);
  const action =
    draft?.kind === 'card' && payment?.total
      ? ({ kind: 'pay', amount: restAfterPrepayments(payment.total, payment.applied) } as const)
      : payment && orderAction(payment, methodOr(readRequest().unpaid));
  const isEmpty = payment !== undefined && hasNoOrder(payment);
  const refusal = failure && isAnswered(failure) ? failure : undefined;
  const error = refusal ? null : failure;
  const isPending = isApplying || status === 'pending';
  const isBusy = isPending || (placed !== undefined && !isStaying);
  // after a lost answer, the cart may be empty because it was ordered; another try returns that order
  const isDisabled = disabled || (!hasFailed && !error && (!payment || isEmpty || action?.kind === 'unpaid'));

  const zipCode = () => readRequest().shippingAddress?.zipCode;
  const look = ({ total, applied }: Pick<Seen, 'total' | 'applied'>) => setSeen({ total, applied, zipCode: zipCode() });
  // another place has another tax, which the button states
  const isElsewhere = seen !== undefined && seen.zipCode !== zipCode();

  const lookAgain = useStableCallback((payment: CheckoutPayment) => {
    // the customer has seen no total to compare the next order with
    if (hasNoOrder(payment)) return setSeen(undefined);
    if (isElsewhere) return look(payment);
    const shown = formAround(box.current)?.querySelector<HTMLInputElement>('[name="orderTotal"]')?.value;
    if (!seen) look({ ...payment, ...(shown && { total: moneyFromDecimal(shown, site.currency) }) });
  });
  useLayoutEffect(() => {
    if (payment) lookAgain(payment);
  }, [payment, lookAgain]);

  const press = useStableCallback(() => {
    if (hasFailed) return refetch();
    if (isBusy || isDisabled || !payment) return;
    const form = formAround(box.current);
    const entry = draft?.kind === 'unpaid' ? undefined : draft;
    const isValid = !form || form.reportValidity();
    // one press marks all that is missing, also in the payment step
    const fields = isValid ? [] : [...invalidFields(form), ...(entry?.validate() ?? [])];
    // the form includes the fields of the payment step, unless that is in a shadow root
    setMissing({ fields: [...new Set(fields)].join(', ') });
    if (!isValid) return;
    if (entry) void applyAndPlace(entry.apply, payment);
    else place(payment);
  });

  /** Applies the card or number that the customer has entered, then places the order, unless that changes its total. */
  async function applyAndPlace(apply: () => Promise<CheckoutPayment | undefined>, before: CheckoutPayment) {
    look(before);
    setApplying(true);
    const paid = await apply();
    setApplying(false);
    if (paid && paid.total?.minor === before.total?.minor && orderAction(paid).kind !== 'unpaid') place(paid);
  }

  function place(shown: CheckoutPayment) {
    const { unpaid, ...request } = readRequest();
    const method = methodOr(unpaid);
    look(shown);
    mutate(
      { ...request, shown, ...(method && unpaidMethods(shown).includes(method) && { unpaid: method }) },
      {
        onSuccess: handlePlaced,
        onError(error) {
          if (isAnswered(error) && !OTHER_REFUSALS.includes(error.code)) {
            reportRefused(shown.applied.map(({ id }) => id));
          }
          onError?.(error);
        },
      },
    );
  }

  const handlePlaced = useStableCallback((order: PlacedOrder) => {
    const { url } = order;
    let isPrevented = url === undefined;
    try {
      onSuccess?.({
        ...order,
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

  useOrderButton({ address: () => readRequest().shippingAddress, press });

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
    const stop = host.onPageShow((isRestored) => isRestored && setStaying(true));
    return () => {
      form?.removeEventListener('submit', takeOver);
      form?.removeEventListener('change', read);
      stop();
    };
  }, [host, press]);

  const from = seen?.total;
  const to = payment?.total;
  // after a lost answer too, because another press may charge other payments than the first one
  const isCompared = !isBusy && !isEmpty && (error !== null || refusal?.code === ORDER_CHANGED);
  return {
    /** An element inside the widget, by which the form around it is found. */
    box,
    press,
    payment,
    action,
    hasFailed,
    isEmpty,
    isPending,
    isBusy,
    isDisabled,
    placed,
    /** The page stays after the order was placed. */
    isStaying,
    /** The shop did not place the order. */
    refusal,
    /** Whether the shop placed the order is unknown. */
    error,
    /** The labels of the fields to be corrected. */
    missing,
    totalChange:
      !isBusy && !isEmpty && !isElsewhere && from && to && from.minor !== to.minor ? { from, to } : undefined,
    changes: isCompared && seen && payment ? paymentChanges(seen.applied, payment.applied) : [],
  };
}

/** Refusals that are not about the payments of the order. */
const OTHER_REFUSALS: readonly string[] = [ORDER_CHANGED, ORDER_NOT_PLACED, ADDRESS_INVALID, 'NO_EMAIL'];

/** The labels of the fields that are missing or invalid. */
function invalidFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((field) => {
    const { labels, willValidate, validity } = field as HTMLInputElement;
    return willValidate && !validity.valid ? (labels?.[0]?.textContent?.trim() ?? []) : [];
  });
}
