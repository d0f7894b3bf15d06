import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  checkPurchaseOrder,
  type PurchaseOrderVerdict,
  purchaseOrderMax,
} from '../../../core/checkout/rules/accounting';
import type { CheckoutPayment } from '../../../core/payment/rules/checkoutPayment';
import { usePaymentDraft } from '../../../hooks/payment/paymentDraft';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { hostOf } from '../../../ui/rendering/hostOf';
import type { PaymentController } from './paymentController';

type PurchaseOrderProps = { controller: PaymentController; initial: string | undefined; isHidden: boolean };

/**
 * The purchase order number, for businesses that use them [GEN-008]. The order button applies it, and one that is
 * required is asked for here if it is missing; without an order button on the page, there is a button here.
 */
export function PurchaseOrder({ controller, initial, isHidden }: PurchaseOrderProps) {
  const { translate, payment, orderButton: button } = controller;
  const { settings } = useStorefront();
  const [verdict, setVerdict] = useState<PurchaseOrderVerdict>();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const applied = payment.applied.find(({ purchaseOrderNumber }) => purchaseOrderNumber !== undefined);
  const [number, typeNumber] = useOrderNumber(box, applied?.purchaseOrderNumber, initial);
  const max = purchaseOrderMax('PON', settings.config.limits);
  const errors = { missing: translate('poMissing'), 'too-long': translate('poTooLong', { max }) };
  const isRequired = controller.demand === 'required';
  const typed = number.trim();
  const isApplied = payment.applied.some(({ purchaseOrderNumber }) => purchaseOrderNumber === typed);

  function check(): PurchaseOrderVerdict {
    const checked = checkPurchaseOrder(number, { max, isRequired: true });
    setVerdict(checked);
    return checked;
  }

  async function use(): Promise<CheckoutPayment | undefined> {
    const checked = check();
    if (!checked.ok) {
      input.current?.focus();
      return undefined;
    }
    return controller.act((client) => client.apply({ purchaseOrderNumber: checked.value }));
  }

  const isOffered = button && !isHidden && !isApplied && (isRequired || typed !== '');
  usePaymentDraft(isOffered ? 'purchase-order' : undefined, use, () => (check().ok ? [] : [translate('poNumber')]));

  return (
    <div ref={box} className="quire-payment-tabs__view">
      <Field
        label={translate('poNumber')}
        value={number}
        isRequired={isRequired}
        inputRef={input}
        error={verdict && !verdict.ok ? errors[verdict.reason] : undefined}
        onType={typeNumber}
        onEnter={() => (button ? button.press() : void use())}
      />
      {!button && (
        <div>
          <Button isBusy={controller.isBusy} onClick={() => void use()}>
            {translate('usePo')}
          </Button>
        </div>
      )}
    </div>
  );
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
