import { useRef, useState } from 'react';
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
import type { PaymentController } from './paymentController';
import type { useOrderNumber } from './serverFields';

type PurchaseOrderProps = {
  controller: PaymentController;
  orderNumber: ReturnType<typeof useOrderNumber>;
  isHidden: boolean;
};

/**
 * The purchase order number, for businesses that use them [GEN-008]. The order button applies it, and one that is
 * required is asked for here if it is missing; without an order button on the page, there is a button here.
 */
export function PurchaseOrder({ controller, orderNumber, isHidden }: PurchaseOrderProps) {
  const { translate, payment, orderButton: button } = controller;
  const { settings } = useStorefront();
  const [verdict, setVerdict] = useState<PurchaseOrderVerdict>();
  const input = useRef<HTMLInputElement>(null);
  const [number, typeNumber] = orderNumber;
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
    <div className="quire-payment-tabs__view">
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
