import { useRef, useState } from 'react';
import {
  checkPurchaseOrder,
  type PurchaseOrderVerdict,
  purchaseOrderMax,
} from '../../../core/checkout/rules/accounting';
import { type CheckoutPayment, isOnAccount, type Vendor } from '../../../core/payment/rules/checkoutPayment';
import { unpaidMethods } from '../../../core/payment/rules/placeOrder';
import { usePaymentDraft, useUnpaidDraft } from '../../../hooks/payment/paymentDraft';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { Field } from '../../../ui/controls/Field';
import type { PaymentController } from './paymentController';
import { VendorOption } from './VendorOption';

type OtherTabProps = {
  controller: PaymentController;
  vendors: readonly Vendor[];
  /** Another tab is selected: what is chosen or typed here is not part of the order. */
  isHidden: boolean;
};

const ABOUT = { INVOICE: 'invoiceAbout', PICKUP: 'pickupAbout' } as const;

/**
 * Wallet, pay later, and what the shop offers to pay without a payment: an invoice, at pickup. In a business shop, the
 * business account and the purchase order number [GEN-008].
 */
export function OtherTab(props: OtherTabProps) {
  const { controller, vendors, isHidden } = props;
  const { translate, payment } = controller;
  const { account } = payment;
  const [unpaid, chooseUnpaid] = controller.unpaidChoice;
  const methods = unpaidMethods(payment);
  const method = methods.find((each) => each === unpaid);
  useUnpaidDraft(isHidden ? undefined : method);

  return (
    <div className="quire-payment-tabs__view">
      {vendors.map((vendor) => (
        <VendorOption key={vendor.type} controller={controller} vendor={vendor} />
      ))}
      {methods.length > 0 && (
        <Choices
          label={translate('unpaid')}
          choices={methods.map((each) => ({ value: each, label: translate(each), about: translate(ABOUT[each]) }))}
          value={method}
          onChoose={chooseUnpaid}
        />
      )}
      {isOnAccount(payment, controller.demand) && (
        <p>{account?.name ? translate('onAccountOf', { name: account.name }) : translate('onYourAccount')}</p>
      )}
      {controller.demand !== 'off' && <PurchaseOrder {...props} />}
    </div>
  );
}

/**
 * The purchase order number, for businesses that use them [GEN-008]. The order button applies it, and one that is
 * required is asked for here if it is missing; without an order button on the page, there is a button here.
 */
function PurchaseOrder({ controller, isHidden }: OtherTabProps) {
  const { translate, payment, orderButton: button } = controller;
  const { settings } = useStorefront();
  const [verdict, setVerdict] = useState<PurchaseOrderVerdict>();
  const input = useRef<HTMLInputElement>(null);
  const [number, typeNumber] = controller.orderNumber;
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
