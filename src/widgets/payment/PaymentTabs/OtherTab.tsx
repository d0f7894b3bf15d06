import { useRef, useState } from 'react';
import {
  checkPurchaseOrder,
  type PurchaseOrderVerdict,
  purchaseOrderMax,
} from '../../../core/checkout/rules/accounting';
import { type CheckoutPayment, isOnAccount, type Vendor } from '../../../core/payment/rules/checkoutPayment';
import { restAfterPrepayments } from '../../../core/payment/rules/payment';
import { unpaidMethods } from '../../../core/payment/rules/placeOrder';
import { vendorKind } from '../../../core/payment/rules/vendorPayment';
import { usePaymentDraft, useUnpaidDraft } from '../../../hooks/payment/paymentDraft';
import { useVendor, type VendorPhase } from '../../../hooks/payment/useVendor';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { Field } from '../../../ui/controls/Field';
import type { messages } from './messages';
import type { PaymentController } from './paymentController';

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

const PHASE_MESSAGE_KEYS: Partial<Record<VendorPhase, keyof typeof messages>> = {
  loading: 'providerLoading',
  off: 'providerDisabled',
  authorizing: 'providerWaiting',
  checking: 'providerAsking',
  unpaid: 'providerUnpaid',
  unanswered: 'providerUnanswered',
};

/**
 * The wallet, or a pay-later provider. The vendor asks for approval in its own window, and pays the amount that gift
 * cards leave [PAY-VEND-007].
 */
function VendorOption({ controller, vendor }: { controller: PaymentController; vendor: Vendor }) {
  const { translate, payment, offer, read, turn, forget } = controller;
  const provider = vendor.name;
  const rest = payment.total && restAfterPrepayments(payment.total, payment.applied);
  const payLaterPrefix = vendorKind(vendor.type) === 'pay-later' ? vendor.type : undefined;
  const report = (code: string, again?: () => void) => controller.report(code, { provider, payLaterPrefix }, again);

  const { phase, start, cancel, ask } = useVendor({
    vendor,
    payment,
    offer,
    timeoutMs: controller.cardForm.timeoutMs,
    async onApproved(pay) {
      forget();
      // waits for other requests: the approval was given in the vendor's window, and the customer could not press again
      const outcome = await controller.tryAct(pay, { waits: true });
      if (outcome === 'done') forget(true);
      else if (outcome !== 'ignored') report(outcome.code, outcome.code.endsWith('_AUTH_RETRY') ? press : undefined);
    },
    onFailed: report,
    read,
    turn,
  });

  function press() {
    forget();
    if (rest) start(rest);
  }

  const messageKey = PHASE_MESSAGE_KEYS[phase];
  const isOff = phase === 'off' || turn.holder !== undefined || !rest || rest.minor === 0;
  return (
    <div className="quire-payment-tabs__view">
      <div className="quire-payment-tabs__actions">
        <Button
          kind="secondary"
          isBusy={phase === 'loading' || controller.isBusy}
          isDisabled={isOff}
          opensDialog={phase !== 'off'}
          onClick={press}
        >
          {translate('payWith', { provider })}
        </Button>
        {phase === 'authorizing' && (
          <Button kind="plain" onClick={cancel}>
            {translate('cancel')}
          </Button>
        )}
        {(phase === 'unpaid' || phase === 'unanswered') && (
          <Button kind="plain" onClick={ask}>
            {translate('askAgain')}
          </Button>
        )}
      </div>
      <p role="status" className="quire-payment-tabs__phase">
        {messageKey && translate(messageKey, { provider })}
      </p>
    </div>
  );
}
