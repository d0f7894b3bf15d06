import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CheckoutPayment } from '../../../core/payment/rules/checkoutPayment';
import type { Demand } from '../../../core/platform/rules/session/accountingDemands';
import { useCheckoutParts } from '../../../hooks/payment/paymentDraft';
import type { CheckoutPaymentState } from '../../../hooks/payment/useCheckoutPayment';
import { usePaymentFailure } from '../../../hooks/payment/usePaymentFailure';
import { useVendorTurn } from '../../../hooks/payment/useVendor';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { hostOf } from '../../../ui/rendering/hostOf';
import { messages } from './messages';
import type { PaymentTabsProps } from './paymentTabsProps';

export type PaymentStepState = CheckoutPaymentState & {
  payment: CheckoutPayment;
  /** Whether a business requires a purchase order number; consumers have none [GEN-008]. */
  demand: Demand;
};

export type PaymentController = ReturnType<typeof usePaymentController>;

/** State and actions that all parts of the payment step share. The failure is the last one of the tabs themselves. */
export function usePaymentController(state: PaymentStepState, props: PaymentTabsProps) {
  const translate = useMessages('payment-tabs', messages);
  const { payment: settings = {} } = useStorefront().settings.config;
  const { payment, demand, isBusy, read, act: tryAct } = state;
  const box = useRef<HTMLDivElement>(null);
  const applied = payment.applied.find(({ purchaseOrderNumber }) => purchaseOrderNumber !== undefined);
  const { button, refused = [] } = useCheckoutParts();
  const failures = usePaymentFailure();
  const { report, forget } = failures;
  const {
    walletEnabled = settings.walletEnabled,
    storePayEnabled = settings.storePayEnabled,
    bnplEnabled = settings.bnplEnabled,
  } = props;

  async function act(
    call: Parameters<typeof tryAct>[0],
    openAddress?: () => void,
  ): Promise<CheckoutPayment | undefined> {
    forget();
    let paid: CheckoutPayment | undefined;
    const outcome = await tryAct(async (client) => {
      paid = await call(client);
      return paid;
    });
    if (outcome === 'done') forget(true);
    else if (outcome !== 'ignored') {
      const { opensAddress } = report(outcome.code, {}, () => void act(call, openAddress));
      if (opensAddress) openAddress?.();
    }
    return paid;
  }

  return {
    ...failures,
    translate,
    payment,
    demand,
    isBusy,
    read,
    /** What every card form of the step is given. */
    cardForm: { src: payment.frameUrl, timeoutMs: props.iframeTimeoutMs, translate },
    /**
     * The order button of the page, which applies what is entered here. Undefined in a drawer, which is closed before the
     * button is pressed.
     */
    orderButton: props.layout === 'drawer' ? undefined : button,
    /** The element around the step. */
    box,
    // the server's form may be submitted whichever tab is selected
    orderNumber: useOrderNumber(box, applied?.purchaseOrderNumber, props.poNumber),
    unpaidChoice: useServerChoice(box, 'payment'),
    turn: useVendorTurn(),
    /** The ids of the payments with which the shop has refused the last order. */
    refused,
    /** The payment methods that the page offers besides cards. */
    offer: { walletEnabled, storePayEnabled, bnplEnabled },
    /**
     * Sends a request, and shows a failure below the tabs. Resolves with the payment after a success. `openAddress`
     * handles an address that the shop rejects [PAY-CODE-004].
     */
    act,
    /** Like `act`, for a drawer or a vendor that shows its own failures. */
    tryAct,
  };
}

/**
 * The purchase order number that the customer types. It starts with the text of the server's own form and is written
 * back to it, because that form may be submitted first. When the shop applies or removes a number, the field follows.
 */
function useOrderNumber(box: RefObject<HTMLElement | null>, applied: string | undefined, initial: string | undefined) {
  const first = useRef(initial ?? applied ?? '');
  const [number, setNumber] = useState(first.current);
  const field = useRef<HTMLInputElement | null>(undefined);
  const before = useRef(applied);

  const typeNumber = useCallback((text: string) => {
    setNumber(text);
    if (field.current) field.current.value = text;
  }, []);

  useLayoutEffect(() => {
    field.current = hostOf(box.current)?.querySelector<HTMLInputElement>('input[name="poNumber"]');
    typeNumber(field.current && hasInput(field.current) ? field.current.value : first.current);
  }, [box, typeNumber]);

  useEffect(() => {
    if (before.current !== applied) typeNumber(applied ?? '');
    before.current = applied;
  }, [applied, typeNumber]);

  return [number, typeNumber] as const;
}

/** The field has a value, or the customer has cleared it. */
const hasInput = ({ value, defaultValue }: HTMLInputElement) => value !== '' || value !== defaultValue;

/**
 * A choice of radio buttons that starts with the one of the server's own form and is written back to it, because that
 * form may be submitted first.
 */
function useServerChoice(box: RefObject<HTMLElement | null>, name: string) {
  const [value, setValue] = useState<string>();

  useLayoutEffect(() => setValue(radiosOf(box.current, name).find(({ checked }) => checked)?.value), [box, name]);

  function choose(chosen: string) {
    setValue(chosen);
    for (const radio of radiosOf(box.current, name)) radio.checked = radio.value === chosen;
  }
  return [value, choose] as const;
}

function radiosOf(box: HTMLElement | null, name: string): HTMLInputElement[] {
  return [...(hostOf(box)?.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`) ?? [])];
}
